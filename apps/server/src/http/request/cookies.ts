/** Cookies are `HttpOnly`, `SameSite=Lax`, for the whole site and, behind https, `Secure` unless said otherwise. */
export interface CookieOptions {
  /** Seconds. Without it the cookie ends with the browser. */
  maxAge?: number;
  path?: string;
  httpOnly?: boolean;
  sameSite?: 'lax' | 'strict' | 'none';
}

/** RFC 6265 token: what the name of a cookie may be made of. */
const NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not ours: we only set encoded values.
    return text;
  }
}

/** The cookies of a `Cookie` header; of a name that appears twice the first counts, as browsers send the closest first. */
export function parseCookies(header: string | undefined): Record<string, string | undefined> {
  // Without a prototype, a cookie named `__proto__` is only a name.
  const cookies = Object.create(null) as Record<string, string | undefined>;
  if (header === undefined) return cookies;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (name === '') continue;
    const value = part.slice(at + 1).trim();
    cookies[name] ??= decode(value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value);
  }
  return cookies;
}

/** A `Set-Cookie` header. */
export function formatCookie(name: string, value: string, options: CookieOptions & { secure: boolean }): string {
  if (!NAME.test(name)) throw new TypeError(`${name} cannot be the name of a cookie.`);
  const { maxAge, path = '/', httpOnly = true, sameSite = 'lax', secure } = options;
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${path}`];
  if (maxAge !== undefined) parts.push(`Max-Age=${Math.floor(maxAge)}`);
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  parts.push(`SameSite=${{ lax: 'Lax', strict: 'Strict', none: 'None' }[sameSite]}`);
  return parts.join('; ');
}
