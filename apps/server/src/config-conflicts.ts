import { contentProblem } from './content-settings.ts';
import type { ContentSettings } from './content-settings.ts';
import { learningProblem } from './learning-settings.ts';
import type { LearningSettings } from './learning-settings.ts';
import { isLoopback } from './local.ts';
import { sellerProblem } from './seller-settings.ts';
import type { SellerSettings } from './seller-settings.ts';

/** Settings that have to fit together. */
interface Related extends ContentSettings, LearningSettings, SellerSettings {
  STORAGE_ACCESS_KEY_ID?: string | undefined;
  STORAGE_SECRET_ACCESS_KEY?: string | undefined;
  GLOBAL_SITE_URL?: string | undefined;
  GLOBAL_SITE_COUNTRIES: readonly string[];
  HSTS?: string | undefined;
  PUBLIC_URL?: string | undefined;
  METRICS_PORT?: number | undefined;
  METRICS_HOST: string;
  METRICS_TOKEN?: string | undefined;
}

/** Settings that had another name in earlier releases. If they were ignored, their defaults would silently apply. */
const RENAMED = [['DRAW_AHEAD', 'WARM_PICTURES']] as const;

/** What to do about a setting given under its former name; null if there is none. */
export function renamedIn(env: Readonly<Record<string, string | undefined>>): string | null {
  const found = RENAMED.find(([former]) => env[former]);
  return found ? `The setting ${found[0]} is now called ${found[1]}. Set ${found[1]} instead.` : null;
}

/** Why settings that are valid one by one do not fit together, for the person who starts the server; null when they do. */
export function conflictOf(settings: Related, { isSecure }: { isSecure: boolean }): string | null {
  const { STORAGE_ACCESS_KEY_ID: key, STORAGE_SECRET_ACCESS_KEY: secret } = settings;
  if ((key === undefined) !== (secret === undefined)) {
    return 'Set both STORAGE_ACCESS_KEY_ID and STORAGE_SECRET_ACCESS_KEY, or neither.';
  }
  const { GLOBAL_SITE_URL, GLOBAL_SITE_COUNTRIES, HSTS = 'off', PUBLIC_URL } = settings;
  if ((GLOBAL_SITE_URL === undefined) !== (GLOBAL_SITE_COUNTRIES.length === 0)) {
    return 'Set both GLOBAL_SITE_URL and GLOBAL_SITE_COUNTRIES, or neither.';
  }
  if (GLOBAL_SITE_URL !== undefined && new URL(GLOBAL_SITE_URL).origin === PUBLIC_URL) {
    return 'GLOBAL_SITE_URL is this store itself, so the redirect would loop.';
  }
  if (HSTS !== 'off' && !isSecure) {
    return 'HSTS needs a PUBLIC_URL that begins with https:, because browsers ignore it over http.';
  }
  const { METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = settings;
  if (METRICS_PORT !== undefined && METRICS_TOKEN === undefined && !isLoopback(METRICS_HOST)) {
    return `METRICS_HOST is ${METRICS_HOST}, so others can read the metrics: set METRICS_TOKEN, or leave METRICS_HOST out.`;
  }
  return contentProblem(settings) ?? learningProblem(settings) ?? sellerProblem(settings);
}
