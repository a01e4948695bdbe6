import type { Operation } from './operation.ts';

/** Basic credential of a client key: the key is the user name, the password is empty. */
export function basicCredential(clientKey: string): string {
  return `Basic ${btoa(`${clientKey}:`)}`;
}

/** The `Authorization` header of a call: the session token once signed in, else the client key. */
export function authorization({ auth }: Operation, basic: string, token: string | null): string | null {
  if (auth === 'none') return null;
  return token === null || auth === 'client' ? basic : `Bearer ${token}`;
}
