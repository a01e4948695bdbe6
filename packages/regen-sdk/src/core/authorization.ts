import type { Operation } from './operation.ts';

/** Basic credential of a client key. The key is the user name; a key of the form `id:secret` brings its own password. */
export function basicCredential(clientKey: string): string {
  if (!/^[\x21-\x7e]+$/.test(clientKey)) throw new TypeError('clientKey must be printable ASCII without spaces.');
  return `Basic ${btoa(clientKey.includes(':') ? clientKey : `${clientKey}:`)}`;
}

/** The `Authorization` header of a call (§7): the session token once signed in, else the client key. */
export function authorization(operation: Operation, basic: string, token: string | null): string | null {
  if (operation.auth === 'none') return null;
  return token === null || operation.auth === 'client' ? basic : `Bearer ${token}`;
}
