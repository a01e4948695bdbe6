import type { SessionOrigin } from './auth.ts';
import { partsOf } from './network.ts';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
// The order matters: Android calls itself Linux as well, and an iPhone "like Mac OS X".
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (text: string, names: typeof BROWSERS): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** `Chrome on Android`, in terms that its owner recognizes; null for a user agent that does not say, or is not a browser. */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 500);
  const browser = nameIn(text, BROWSERS);
  const system = nameIn(text, SYSTEMS);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}

/** As much of an address as distinguishes networks, and no more: `203.0.113.0/24`, `2001:db8:1::/48`. */
export function networkOf(ip: string): string | null {
  const found = partsOf(ip);
  if (found === null) return null;
  return found.version === 4
    ? `${found.parts.slice(0, 3).join('.')}.0/24`
    : `${found.parts.slice(0, 3).join(':')}::/48`;
}

/** Loopback, private, link-local and carrier-grade NAT (RFC 6598) networks, as `networkOf` writes them. */
const PRIVATE =
  /^(?:10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^0:0:0::|^f[cd][\da-f]{2}:|^fe[89ab][\da-f]:/;

/** Null for private networks: `192.168.1.0/24` is the same in every home, so it tells people nothing about where they signed in. */
export const publicNetwork = (network: string | null): string | null =>
  network === null || PRIVATE.test(network) ? null : network;

export function originOf(call: SessionOrigin | undefined): { device: string | null; network: string | null } {
  const agent = call?.headers['user-agent'];
  return {
    device: deviceOf(typeof agent === 'string' ? agent : undefined),
    network: call ? networkOf(call.ip) : null,
  };
}
