import type { Clock } from '../clock.ts';
import type { Storage } from './storage.ts';

/** The contract promises an hour. */
const LEAST_SECONDS = 3_600;
/** URLs change this often, not with each read: a picture on screen is not loaded again. */
const STEP_SECONDS = 900;

export interface Signing {
  clock: Clock;
  storage: Storage;
}

/** The URL of a stored file, with or without a name to save it under. */
export async function signedUrl({ clock, storage }: Signing, key: string, fileName?: string): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  const expiresInSeconds = LEAST_SECONDS + STEP_SECONDS - (now % STEP_SECONDS);
  const { url } = await storage.signDownload({ key, expiresInSeconds, ...(fileName !== undefined && { fileName }) });
  if (storage.uploadOrigin !== null) return url;
  // A page and a live connection may have reached this host by any of its names.
  const { pathname, search } = new URL(url);
  return pathname + search;
}
