/** Where a caller stands with the limit that is reached first; seconds are until it is counted anew. */
export interface Standing {
  quota: number;
  windowSeconds: number;
  left: number;
  seconds: number;
}

/** Where a caller stands, as in draft-ietf-httpapi-ratelimit-headers-10. */
export function limitHeaders({ quota, windowSeconds, left, seconds }: Standing): Record<string, string> {
  return { 'ratelimit-policy': `"default";q=${quota};w=${windowSeconds}`, ...remaining(left, seconds) };
}

/** A refusal with nothing left for so many seconds, whatever an earlier count told the same caller. */
export function refusedFor(seconds: number): Record<string, string> {
  return { 'retry-after': String(seconds), ...remaining(0, seconds) };
}

function remaining(left: number, seconds: number): Record<string, string> {
  return { ratelimit: `"default";r=${Math.max(0, left)};t=${seconds}` };
}
