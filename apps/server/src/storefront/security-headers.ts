import type { Config } from '../config.ts';

/** What a page may do: its own scripts, styles, pictures and calls, and nothing from elsewhere. */
export function contentSecurityPolicy(nonce: string, isSecure: boolean, storage: string | null = null): string {
  const elsewhere = storage === null ? '' : ` ${storage}`;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Files are sent straight to the storage when it is not ours, and pictures of messages come from there.
    `img-src 'self' data:${elsewhere}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${elsewhere}`,
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
