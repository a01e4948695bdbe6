import type { Config } from '../config.ts';
import type { Needs } from '../platform.ts';

/** Where a page connects beside its own origin: files are sent straight to a storage that is not ours, and the live connection may have a host. */
export function otherOrigins({
  config,
  storage,
}: { config: Pick<Config, 'LIVE_URL'> } & Needs<'storage'>): readonly string[] {
  const live = config.LIVE_URL === undefined ? null : new URL(config.LIVE_URL).origin;
  return [storage.uploadOrigin, live].filter((origin) => origin !== null);
}

/** What a page may do: its own scripts, styles, pictures and calls, and nothing from elsewhere. */
export function contentSecurityPolicy(nonce: string, isSecure: boolean, connectsTo: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    // The live connection of the store itself is 'self', too.
    ['connect-src', "'self'", ...connectsTo].join(' '),
    "manifest-src 'self'",
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
