import webPush from 'web-push';
import type { Queryable } from '../../db/database.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The VAPID keys of the store, created by the first process that needs them. They never change: browsers subscribe with the public key. */
export function createPushKeys(db: Queryable): () => Promise<PushKeys> {
  let known: PushKeys | undefined;

  async function read(): Promise<PushKeys | undefined> {
    const { rows } = await db.query<PushKeys>(
      'select public_key as "publicKey", private_key as "privateKey" from push_keys',
    );
    return rows[0];
  }

  return async () => {
    known ??= await read();
    if (known) return known;
    const made = webPush.generateVAPIDKeys();
    await db.query('insert into push_keys (public_key, private_key) values ($1, $2) on conflict do nothing', [
      made.publicKey,
      made.privateKey,
    ]);
    // Another process may have been first.
    known = await read();
    if (!known) throw new Error('The keys for push notifications were not stored.');
    return known;
  };
}
