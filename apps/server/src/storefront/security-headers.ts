import type { Config } from '../config.ts';
import type { Needs } from '../platform.ts';

/** Origins besides the store's own. */
export interface OtherOrigins {
  /** A storage that is not ours: files are sent straight to it, and pictures of messages come from there. */
  readonly storage: string | null;
  /** Of the live connection; the store's own is 'self'. */
  readonly live: string | null;
}

export function otherOrigins({
  config,
  storage,
}: { config: Pick<Config, 'LIVE_URL'> } & Needs<'storage'>): OtherOrigins {
  return {
    storage: storage.uploadOrigin,
    live: config.LIVE_URL === undefined ? null : new URL(config.LIVE_URL).origin,
  };
}

const sources = (...all: readonly (string | null)[]): string => all.filter((source) => source !== null).join(' ');

/** What a page may do: its own scripts, styles, pictures and calls, and nothing from elsewhere. */
export function contentSecurityPolicy(
  nonce: string,
  isSecure: boolean,
  { storage, live }: OtherOrigins = { storage: null, live: null },
): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // blob: a photo that somebody has chosen, before it is sent.
    sources("img-src 'self' data: blob:", storage),
    "font-src 'self'",
    "media-src 'self'",
    sources("connect-src 'self'", storage, live),
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
