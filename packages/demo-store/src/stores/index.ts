import { demoId } from '../demo-people.ts';
import type { DemoHost } from '../host.ts';
import type { SeedReport } from '../seed-step.ts';
import { demoStoreNames, demoStores } from './demo-stores.ts';

const MADE = Date.parse('2025-09-03T15:00:00Z');
const DAY = 86_400_000;

/** Labels and pictures of the demo clinics with a store. */
export async function seedStores({ db }: Pick<DemoHost, 'db'>, report: SeedReport): Promise<void> {
  const labels = demoStoreNames.flatMap((name) =>
    demoStores[name].labels.map((label, place) => ({
      label,
      account_id: demoId('acc', demoStores[name].account),
      is_present: place === demoStores[name].labels.length - 1,
      chosen_at: new Date(MADE + place * 90 * DAY),
    })),
  );
  const pictures = demoStoreNames.map((name) => ({
    account_id: demoId('acc', demoStores[name].account),
    hash: demoStores[name].pictureHash,
  }));
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into store_labels (label, account_id, is_present, chosen_at)
       select label, account_id, is_present, chosen_at
       from jsonb_to_recordset($1::jsonb) as l(label text, account_id text, is_present bool, chosen_at timestamptz) on conflict do nothing`,
      [JSON.stringify(labels)],
    );
    await tx.query(
      `insert into store_pictures (account_id, hash, created_at)
       select account_id, hash, $2 from jsonb_to_recordset($1::jsonb) as p(account_id text, hash text) on conflict do nothing`,
      [JSON.stringify(pictures), new Date(MADE)],
    );
  });
  report(labels.length, labels.length);
}
