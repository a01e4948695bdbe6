import { uuid } from '../core/uuid.ts';
import type { KeyValueStorage } from './storage.ts';

/** The one entry that survives the end of a session (§4). */
export const DEVICE_ID_KEY = 'regen.deviceId';

/** The `Browser-Id` of this device: made once and kept. */
export function deviceId(storage: KeyValueStorage): string {
  const kept = storage.getItem(DEVICE_ID_KEY);
  if (kept && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(kept)) return kept;
  const made = uuid();
  storage.setItem(DEVICE_ID_KEY, made);
  return made;
}

/** Clears local storage except the device id. */
export function clearExceptDevice(storage: KeyValueStorage): void {
  const kept = storage.getItem(DEVICE_ID_KEY);
  storage.clear();
  if (kept !== null) storage.setItem(DEVICE_ID_KEY, kept);
}
