import { isUuid, uuid } from '../core/uuid.ts';
import type { KeyValueStorage } from './storage.ts';

/** Where the device id is kept. It survives the end of a session. */
export const DEVICE_ID_KEY = 'regen.deviceId';

/** The `Browser-Id` of this device: made once and kept. */
export function deviceId(storage: KeyValueStorage): string {
  const kept = storage.getItem(DEVICE_ID_KEY);
  if (kept && isUuid(kept)) return kept;
  const made = uuid();
  storage.setItem(DEVICE_ID_KEY, made);
  return made;
}

/** Clears a storage except for the device id: the option `alsoClear` of a browser session. */
export function clearExceptDevice(storage: KeyValueStorage): void {
  const kept = storage.getItem(DEVICE_ID_KEY);
  storage.clear();
  if (kept !== null) storage.setItem(DEVICE_ID_KEY, kept);
}
