import { MAX_FRAME } from './defaults.ts';
import { checks } from './generated/live-messages.ts';
import type { LiveMessage } from './generated/live-messages.ts';
import { readTagged } from './read-value.ts';

/**
 * A parsed message.
 * @throws TypeError for what isn't what the contract says.
 */
export function readMessage(value: unknown): LiveMessage {
  return readTagged(checks, 'key', value) as unknown as LiveMessage;
}

/** The message in a frame; null for one that is too long, isn't JSON, or isn't what the contract says. */
export function readFrame(data: unknown): LiveMessage | null {
  if (typeof data !== 'string' || data.length > MAX_FRAME) return null;
  try {
    return readMessage(JSON.parse(data));
  } catch {
    return null;
  }
}
