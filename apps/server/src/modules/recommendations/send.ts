import type { BundleSend, BundleSent } from '@regen/sdk';
import type { UserActor } from '../../auth/actor.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Call } from '../../http/request/call.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import { NO_BUNDLE } from './author-operations.ts';
import { sendLimits } from './limits.ts';

interface Client {
  accountId: string;
  firstName: string;
  email: string;
}

// Households usually have one user; the first one gets the email.
const CLIENTS = `select distinct on (c.retail_account_id) c.retail_account_id as "accountId", u.first_name as "firstName", u.email
  from client_links c join users u on u.account_id = c.retail_account_id and u.disabled_at is null
  where c.professional_account_id = $1 and c.retail_account_id = any($2::text[])
  order by c.retail_account_id, u.created_at, u.id`;

async function linkedClients(db: Queryable, professional: string, clientIds: readonly string[]): Promise<Client[]> {
  const { rows } = await db.query<Client>(CLIENTS, [professional, clientIds]);
  const found = new Map(rows.map((client) => [client.accountId, client]));
  const strangers = clientIds.filter((id) => !found.has(id));
  if (strangers.length > 0) {
    throw refuse('client_not_linked', 'A bundle can only be sent to your own clients.', {
      details: strangers.map((id) => ({
        path: `/clientIds/${clientIds.indexOf(id)}`,
        message: 'is not one of your clients',
      })),
    });
  }
  return clientIds.flatMap((id) => found.get(id) ?? []);
}

/** Notes who got it. `for key share` in the caller's read keeps the bundle there until this commits. */
async function noteSent(tx: Tx, bundleId: string, clientIds: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `with received as (
       insert into bundle_recipients (bundle_id, account_id, sent_at, received_at)
       select $1, id, $3::timestamptz, $3::timestamptz from unnest($2::text[]) as c(id)
       order by id on conflict (bundle_id, account_id) do update set sent_at = excluded.sent_at, received_at = excluded.received_at
     )
     insert into bundle_events (bundle_id, kind, person, created_at)
     select $1, 'sent', id, $3::timestamptz from unnest($2::text[]) as c(id) order by id on conflict do nothing`,
    [bundleId, clientIds, now],
  );
}

function wordsOf(message: BundleSend['message']): string | null {
  const text = message?.trim() ?? '';
  return text === '' ? null : text;
}

/** Emails a bundle's link to linked clients and adds it to their received bundles. */
export async function sendBundle(
  needs: Needs<'clock' | 'db' | 'mail' | 'publicUrl'>,
  call: Call<'recommendationSend'>,
  author: UserActor,
): Promise<BundleSent> {
  const { clock, db, mail, publicUrl } = needs;
  const { bundleId, userId } = call.params;
  const { clientIds } = call.body;
  // Strangers are refused before anything is counted against the clients.
  await linkedClients(db, author.accountId, clientIds);
  await call.limit(sendLimits(userId, bundleId, clientIds));
  return call.once(async (tx) => {
    const { rows } = await tx.query<{ name: string; token: string; accountName: string }>(
      `select b.name, b.token, a.name as "accountName" from bundles b join accounts a on a.id = b.account_id
       where b.id = $1 and b.user_id = $2 for key share of b`,
      [bundleId, userId],
    );
    const bundle = rows[0];
    if (!bundle) throw notFound(NO_BUNDLE);
    const clients = await linkedClients(tx, author.accountId, clientIds);
    const now = clock.now();
    await noteSent(tx, bundleId, clientIds, now);
    const data = {
      professionalName: `${author.firstName} ${author.lastName}`,
      accountName: bundle.accountName,
      bundleName: bundle.name,
      message: wordsOf(call.body.message),
    };
    // One row each; they go to the database together.
    await Promise.all(
      clients.map(({ accountId, firstName, email: to }) => {
        const bundleUrl = `${publicUrl()}/recommendations/${bundle.token}/${accountId}`;
        return mail.send({ to, template: 'recommendation', data: { ...data, firstName, bundleUrl } }, tx);
      }),
    );
    return { bundleId, clientIds, sentAt: now.toISOString() };
  });
}
