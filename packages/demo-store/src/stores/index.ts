import { demoId } from '../demo-people.ts';
import type { DemoHost } from '../host.ts';
import type { SeedReport } from '../seed-step.ts';
import { STORE_ACCOUNTS, storeNames } from './demo-profiles.ts';
import type { DemoStoreName } from './demo-profiles.ts';

const MADE = Date.parse('2025-09-03T15:00:00Z');
const DAY = 86_400_000;

/** The labels of each demo store, the present one last. */
const LABELS: Readonly<Record<DemoStoreName, readonly string[]>> = {
  lumen: ['lumen-clinic', 'lumen-skin'],
  ode: ['ode-aesthetics'],
};

/** Labels and pictures of the demo clinics with a store. */
export async function seedStores({ db, pictures: { storeFronts } }: DemoHost, report: SeedReport): Promise<void> {
  const labels = storeNames.flatMap((name) =>
    LABELS[name].map((label, place) => ({
      label,
      account_id: demoId('acc', STORE_ACCOUNTS[name]),
      is_present: place === LABELS[name].length - 1,
      chosen_at: new Date(MADE + place * 90 * DAY),
    })),
  );
  const pictures = storeFronts.map(({ account, hash }) => ({ account_id: demoId('acc', account), hash }));
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
