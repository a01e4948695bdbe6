import type { Auth } from '../auth/auth.ts';

export interface UnsubscribeLink {
  /** The page that asks for confirmation; a POST to the same URL unsubscribes at once, as email programs do (RFC 8058). */
  path: string;
  token(this: void, auth: Pick<Auth, 'sign'>, subject: string): string;
  /** Whom a token unsubscribes; null if we did not sign it. */
  read(this: void, auth: Pick<Auth, 'verify'>, token: string): string | null;
  url(this: void, auth: Pick<Auth, 'sign'>, origin: string, subject: string): string;
}

/** Links that turn off one kind of email. They do not end: an old email must be as good for it as a new one. */
export function unsubscribeLink(purpose: string, path: string): UnsubscribeLink {
  return {
    path,
    token: (auth, subject) => auth.sign(purpose, subject),
    read: (auth, token) => auth.verify(purpose, token),
    url(auth, origin, subject) {
      const query = new URLSearchParams({ token: auth.sign(purpose, subject) });
      return `${origin}${path}?${query.toString()}`;
    },
  };
}
