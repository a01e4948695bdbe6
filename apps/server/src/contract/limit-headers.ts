/** Where a caller stands with the limit that is reached first; seconds are until it is counted anew. */
export interface Standing {
  quota: number;
  windowSeconds: number;
  left: number;
  seconds: number;
}

/** Where a caller stands, as in draft-ietf-httpapi-ratelimit-headers-10. */
export function limitHeaders({ quota, windowSeconds, left, seconds }: Standing): Record<string, string> {
  return {
    'ratelimit-policy': `"default";q=${quota};w=${windowSeconds}`,
    ratelimit: `"default";r=${Math.max(0, left)};t=${seconds}`,
  };
}
