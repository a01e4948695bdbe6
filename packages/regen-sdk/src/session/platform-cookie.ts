/** Lifetime in seconds: 400 days, the most that browsers allow, so it is set again at each visit. */
export const PLATFORM_COOKIE_MAX_AGE = 34_560_000;

/** The platform cookie of a signed-in person: `shopify` outside of the United States, else `regen`. */
export function platformCookie(countryCode: string, isSecure: boolean): string {
  const platform = countryCode === 'US' ? 'regen' : 'shopify';
  return `platform=${platform}; Max-Age=${PLATFORM_COOKIE_MAX_AGE}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
