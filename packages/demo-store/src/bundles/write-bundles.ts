import { randomBytes } from 'node:crypto';
import { demoId } from '../demo-people.ts';
import type { Database, DemoFileHost, Tx } from '../host.ts';
import type { SeedReport } from '../seed-step.ts';
import { demoBundles } from './demo-bundles.ts';
import type { DemoBundle } from './demo-bundles.ts';
import { ago, bundleId, countSkus } from './facts.ts';
import { makePdf } from './pdf.ts';

const fileKey = (key: number) => `bundles/demo-${key}.pdf`;
const visitor = (bundle: number, place: number) =>
  `browser 00000000-0000-4000-8000-${String(bundle * 100 + place).padStart(12, '0')}`;

function fileOf(bundle: DemoBundle): Buffer | null {
  return bundle.pdf && makePdf(bundle.pdf.title, bundle.pdf.sections);
}

async function writeBundles(tx: Tx, now: number): Promise<void> {
  const rows = demoBundles.map((bundle) => {
    const file = fileOf(bundle);
    return {
      id: bundleId(bundle.key),
      user_id: demoId('usr', bundle.by),
      name: bundle.name,
      instructions: bundle.instructions,
      file_key: file && fileKey(bundle.key),
      file_name: bundle.pdf?.name ?? null,
      file_size: file?.length ?? null,
      // Not in the source: readers of this repository must not be able to open the links of a demo store.
      token: randomBytes(24).toString('base64url'),
      made: ago(bundle.madeDaysAgo, now),
      items: countSkus(bundle.skus),
    };
  });
  await tx.query(
    `with made as (
       insert into bundles (id, user_id, account_id, name, instructions, file_key, file_name, file_size, token, created_at, updated_at)
       select b.id, b.user_id, u.account_id, b.name, b.instructions, file_key, file_name, file_size, token, made, made
       from jsonb_to_recordset($1::jsonb) as b(id text, user_id text, name text, instructions text, file_key text, file_name text,
         file_size int, token text, made timestamptz)
       join users u on u.id = b.user_id
       on conflict (id) do nothing returning id
     )
     insert into bundle_items (bundle_id, position, sku, quantity)
     select b.id, i.position, i.item ->> 'sku', (i.item ->> 'quantity')::int
     from jsonb_to_recordset($1::jsonb) as b(id text, items jsonb) join made on made.id = b.id
     cross join lateral jsonb_array_elements(b.items) with ordinality as i(item, position)`,
    [JSON.stringify(rows)],
  );
}

async function writeReaders(tx: Tx, now: number): Promise<void> {
  const recipients = demoBundles.flatMap(({ key, sent }) =>
    sent.map(({ client, days, opened, claimed }) => ({
      bundle: bundleId(key),
      account: demoId('acc', client),
      sent: ago(days, now),
      claimed: claimed === true && opened !== undefined ? ago(opened, now, 50) : null,
    })),
  );
  await tx.query(
    `insert into bundle_recipients (bundle_id, account_id, sent_at, claimed_at, received_at)
     select bundle, account, sent, claimed, sent
     from jsonb_to_recordset($1::jsonb) as r(bundle text, account text, sent timestamptz, claimed timestamptz)
     on conflict do nothing`,
    [JSON.stringify(recipients)],
  );
  const events = demoBundles.flatMap(({ key, sent, visitors }) => [
    ...sent.flatMap(({ client, days, opened, added }) => {
      const event = (kind: string, at: string) => ({ bundle: bundleId(key), kind, person: demoId('acc', client), at });
      return [
        event('sent', ago(days, now)),
        ...(opened === undefined ? [] : [event('opened', ago(opened, now, 40))]),
        ...(added === undefined ? [] : [event('added', ago(added, now, 55))]),
      ];
    }),
    ...visitors.map((days, place) => ({
      bundle: bundleId(key),
      kind: 'opened',
      person: visitor(key, place),
      at: ago(days, now, place * 7),
    })),
  ]);
  await tx.query(
    `insert into bundle_events (bundle_id, kind, person, created_at)
     select bundle, kind, person, at from jsonb_to_recordset($1::jsonb) as e(bundle text, kind text, person text, at timestamptz)
     on conflict do nothing`,
    [JSON.stringify(events)],
  );
}

// Of what these clients ordered after they had put a bundle into their cart, the lines that are in it came from it.
const ATTRIBUTE = `update order_items i set bundle_id = found.bundle_id, is_recommended = true
  from (
    select distinct on (l.order_id, l.line) l.order_id, l.line, e.bundle_id
    from bundle_events e
    join orders o on o.account_id = e.person and o.placed_at >= e.created_at
    join order_items l on l.order_id = o.id and not l.is_free
    join bundle_items b on b.bundle_id = e.bundle_id and b.sku = l.sku
    where e.kind = 'added' and e.bundle_id = any($1::text[])
    order by l.order_id, l.line, e.created_at desc
  ) found
  where i.order_id = found.order_id and i.line = found.line and i.bundle_id is null`;

/** Routines by the demo professionals, sent to their clients, and what became of them. After the orders. */
export async function seedBundles(db: Database, report: SeedReport): Promise<void> {
  const now = Date.now();
  await db.transaction(async (tx) => {
    await writeBundles(tx, now);
    await writeReaders(tx, now);
    await tx.query(ATTRIBUTE, [demoBundles.map(({ key }) => bundleId(key))]);
  });
  report(demoBundles.length, demoBundles.length);
}

/** Stores the PDFs that demo bundles point to, where they are missing. */
export async function seedBundleFiles({ db, hasFile, putFile }: DemoFileHost): Promise<void> {
  const wanted = new Map(demoBundles.flatMap((bundle) => (bundle.pdf ? [[fileKey(bundle.key), bundle]] : [])));
  const { rows } = await db.query<{ key: string }>(
    'select file_key as key from bundles where file_key = any($1::text[])',
    [[...wanted.keys()]],
  );
  for (const { key } of rows) {
    const bundle = wanted.get(key);
    const bytes = bundle && fileOf(bundle);
    if (bytes && !(await hasFile(key))) await putFile(key, bytes, 'application/pdf');
  }
}
