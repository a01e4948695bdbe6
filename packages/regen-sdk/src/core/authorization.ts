/** Basic credential of a client key: the key is the user name, the password is empty. */
export function basicCredential(clientKey: string): string {
  return `Basic ${btoa(`${clientKey}:`)}`;
}

/** The `Authorization` header of a call (§7): the session token once signed in, else the client key. */
export function authorization(flags: string, basic: string, token: string | null): string | null {
  if (flags.includes('n')) return null;
  return token === null || flags.includes('c') ? basic : `Bearer ${token}`;
}
