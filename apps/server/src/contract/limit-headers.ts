import type { Standing } from '../auth/auth.ts';

/** Where a caller stands, as in draft-ietf-httpapi-ratelimit-headers-10. */
export function limitHeaders({ quota, windowSeconds, left, seconds }: Standing): Record<string, string> {
  return {
    'ratelimit-policy': `"default";q=${quota};w=${windowSeconds}`,
    ratelimit: `"default";r=${Math.max(0, left)};t=${seconds}`,
  };
}
