/** The caller's remaining quota of the limit that is reached first; seconds until it resets. */
export interface Standing {
  quota: number;
  windowSeconds: number;
  left: number;
  seconds: number;
}

/** The caller's quota, as in draft-ietf-httpapi-ratelimit-headers-10. */
export function limitHeaders({ quota, windowSeconds, left, seconds }: Standing): Record<string, string> {
  return { 'ratelimit-policy': `"default";q=${quota};w=${windowSeconds}`, ...remaining(left, seconds) };
}

/** A refusal with no quota left for so many seconds, whatever an earlier count returned to the same caller. */
export function refusedFor(seconds: number): Record<string, string> {
  return { 'retry-after': String(seconds), ...remaining(0, seconds) };
}

function remaining(left: number, seconds: number): Record<string, string> {
  return { ratelimit: `"default";r=${Math.max(0, left)};t=${seconds}` };
}
