import type { RateLimit } from '../../auth/auth.ts';

const HOUR = 3_600;
const DAY = 86_400;

/** No one gets more than a few emails a day about one bundle, and no account becomes a source of spam. */
export function sendLimits(userId: string, bundleId: string, clientIds: readonly string[]): RateLimit[] {
  return [
    { bucket: `bundle-send ${userId}`, max: 40, windowSeconds: HOUR },
    ...clientIds.map((id) => ({ bucket: `bundle-send ${bundleId} ${id}`, max: 3, windowSeconds: DAY })),
  ];
}

/** Each write may bring a PDF, which takes megabytes to look through and to store. */
export function writeLimits(userId: string): RateLimit[] {
  return [{ bucket: `bundle-write ${userId}`, max: 300, windowSeconds: HOUR }];
}

/** Visitors are counted by browsers, which machines can make up. */
export function visitorOpenings(ip: string): RateLimit[] {
  return [{ bucket: 'bundle-open', ip, max: 200, windowSeconds: HOUR }];
}
