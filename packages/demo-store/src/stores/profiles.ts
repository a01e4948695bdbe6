import { bundleId } from '../bundles/facts.ts';
import { demoId } from '../demo-people.ts';
import type { Database } from '../host.ts';
import type { SeedReport } from '../seed-step.ts';
import { demoProfiles } from './demo-profiles.ts';
import { demoStoreNames, demoStores } from './demo-stores.ts';

/** The texts, teams and bundles of the demo stores; the bundles must exist already. */
export async function seedStoreProfiles(db: Database, report: SeedReport): Promise<void> {
  const rows = demoStoreNames.map((name) => {
    const { bundles, intro, team } = demoProfiles[name];
    return { account: demoId('acc', demoStores[name].account), intro, team, bundles: bundles.map(bundleId) };
  });
  const values = [JSON.stringify(rows)];
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into store_profiles (account_id, intro, team, updated_at)
       select account, intro, team, now() from jsonb_to_recordset($1::jsonb) as p(account text, intro text, team jsonb)
       on conflict (account_id) do update set intro = excluded.intro, team = excluded.team, updated_at = excluded.updated_at`,
      values,
    );
    await tx.query(
      `insert into store_bundles (account_id, bundle_id, position)
       select p.account, b.id, b.position from jsonb_to_recordset($1::jsonb) as p(account text, bundles text[]),
         unnest(p.bundles) with ordinality as b(id, position)
       on conflict do nothing`,
      values,
    );
  });
  report(rows.length, rows.length);
}
