import { MAX_FRAME } from './defaults.ts';
import { schemas } from './generated/live-messages.ts';
import type { LiveKey, LiveMessage } from './generated/live-messages.ts';
import { WRONG, readValue } from './read-value.ts';

function isKey(key: unknown): key is LiveKey {
  return typeof key === 'string' && Object.hasOwn(schemas, key);
}

/** The message in a frame; null for one that is too long, isn't JSON, or isn't what the contract says. */
export function readFrame(data: unknown): LiveMessage | null {
  if (typeof data !== 'string' || data.length > MAX_FRAME) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    return null;
  }
  return readMessage(parsed);
}

export function readMessage(value: unknown): LiveMessage | null {
  if (typeof value !== 'object' || value === null || !('key' in value) || !isKey(value.key)) return null;
  const message = readValue(schemas[value.key], value);
  return message === WRONG ? null : (message as LiveMessage);
}
