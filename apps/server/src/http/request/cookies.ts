import { parseCookie, stringifySetCookie } from 'cookie';
import type { Cookies, SetCookie } from 'cookie';

/** Cookies are `HttpOnly`, `SameSite=Lax`, for the whole site and, behind https, `Secure` unless said otherwise. */
export interface CookieOptions extends Pick<SetCookie, 'path' | 'httpOnly'> {
  /** Seconds. Without it the cookie ends with the browser. */
  maxAge?: number;
  sameSite?: 'lax' | 'strict' | 'none';
}

/** The cookies of a `Cookie` header; of a name that appears twice the first counts, as browsers send the closest first. */
export const parseCookies = (header: string | undefined): Cookies => parseCookie(header ?? '');

/** A `Set-Cookie` header. Throws a `TypeError` if the name isn't valid. */
export function formatCookie(name: string, value: string, options: CookieOptions & { secure: boolean }): string {
  const { maxAge, path = '/', httpOnly = true, sameSite = 'lax', secure } = options;
  const age = maxAge === undefined ? {} : { maxAge: Math.floor(maxAge) };
  return stringifySetCookie({ name, value, path, httpOnly, sameSite, secure, ...age });
}
