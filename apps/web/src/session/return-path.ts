/** A path on this origin, or the fallback: nobody is sent elsewhere by a link to the sign-in. */
export function returnPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return fallback;
  try {
    const base = 'https://here.invalid';
    const url = new URL(value, base);
    const path = `${url.pathname}${url.search}${url.hash}`;
    // Normalizing can make two leading slashes out of `/.//host`, which a browser reads as another host.
    if (url.origin !== base || path.startsWith('//')) return fallback;
    // Back to a screen of the session would only lead here again.
    return /^\/(login|register-retail|forgot-password|resetPassword|accept-terms)(\/|\?|$)/.test(path)
      ? fallback
      : path;
  } catch {
    return fallback;
  }
}
