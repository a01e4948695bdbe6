const RETURNS_POLICY = 'returns-policy';
const REBRAND = { from: Date.UTC(2023, 5, 13), until: Date.UTC(2023, 5, 21, 7) };

/** The name of the returns policy that holds at a moment: the rebrand version from 13 June to 21 June 2023, 07:00 UTC (rule K9). */
export function returnsPolicyName(now: Date): string {
  const time = now.getTime();
  return time >= REBRAND.from && time < REBRAND.until ? `${RETURNS_POLICY}-rebrand` : RETURNS_POLICY;
}
