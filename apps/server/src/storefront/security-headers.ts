import type { InlineSources } from '@regen/web/entry-server';
import type { Config } from '../config.ts';
import { fileOrigins } from '../content-settings.ts';
import type { Needs } from '../platform.ts';

/** Origins besides the store's own. */
export interface OtherOrigins {
  /** A storage that is not ours: files are sent straight to it, and pictures of messages come from there. */
  readonly storage: string | null;
  /** Of the live connection; the store's own is 'self'. */
  readonly live: string | null;
  /** Of a hosted content space: its pictures, videos and captions. */
  readonly files: readonly string[];
}

export function otherOrigins({
  config,
  storage,
}: { config: Pick<Config, 'CONTENT_FILES' | 'CONTENT_HOST' | 'LIVE_URL'> } & Needs<'storage'>): OtherOrigins {
  return {
    storage: storage.uploadOrigin,
    live: config.LIVE_URL === undefined ? null : new URL(config.LIVE_URL).origin,
    files: fileOrigins(config),
  };
}

const sources = (...all: readonly (string | null)[]): string => all.filter((source) => source !== null).join(' ');

/** Allows a page its own scripts, styles, pictures and calls, and nothing from elsewhere. Inline code is allowed by its hash. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineSources,
  isSecure: boolean,
  { storage, live, files }: OtherOrigins = { storage: null, live: null, files: [] },
): string {
  return [
    "default-src 'none'",
    sources("script-src 'self'", ...scripts),
    sources("style-src 'self'", ...styles),
    // blob: a photo that somebody has chosen, before it is sent.
    sources("img-src 'self' data: blob:", storage, ...files),
    "font-src 'self'",
    sources("media-src 'self'", ...files),
    sources("connect-src 'self'", storage, live, ...files),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Two years. Other hosts below the same name are included only if configured: they may not have HTTPS. */
const STAY_WITH_HTTPS = { on: 'max-age=63072000', includeSubDomains: 'max-age=63072000; includeSubDomains' } as const;

/** On everything that the storefront sends. */
export function securityHeaders({ HSTS }: Pick<Config, 'HSTS'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Geolocation: for the store locator, which requests it on a press. Any page may navigate there without a new response.
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(self), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(HSTS !== 'off' && { 'strict-transport-security': STAY_WITH_HTTPS[HSTS] }),
  };
}
