import { MAX_FRAME } from './defaults.ts';
import { checks } from './generated/live-messages.ts';
import type { LiveKey, LiveMessage } from './generated/live-messages.ts';
import { readValue } from './read-value.ts';

function isKey(key: unknown): key is LiveKey {
  return typeof key === 'string' && Object.hasOwn(checks, key);
}

/** The message in a frame; null for one that is too long, isn't JSON, or isn't what the contract says. */
export function readFrame(data: unknown): LiveMessage | null {
  if (typeof data !== 'string' || data.length > MAX_FRAME) return null;
  try {
    const parsed: unknown = JSON.parse(data);
    const { key } = Object(parsed) as { key?: unknown };
    return isKey(key) ? (readValue(checks[key], parsed) as LiveMessage) : null;
  } catch {
    return null;
  }
}
