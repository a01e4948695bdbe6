import type { Database } from '../../db/database.ts';
import { writeProfile } from '../../modules/stores/profile-repository.ts';
import { bundleId } from '../bundles/facts.ts';
import { demoId } from '../demo-people.ts';
import type { SeedReport } from '../seed-step.ts';
import { demoProfiles } from './demo-profiles.ts';
import { demoStoreNames, demoStores } from './demo-stores.ts';

/** The words, the team and the bundles of the demo stores; needs the bundles. */
export async function seedStoreProfiles(db: Database, report: SeedReport): Promise<void> {
  await db.transaction(async (tx) => {
    for (const name of demoStoreNames) {
      const { bundles, intro, team } = demoProfiles[name];
      const change = { intro, team, bundleIds: bundles.map(bundleId), now: new Date() };
      if (!(await writeProfile(tx, demoId('acc', demoStores[name].account), change))) {
        throw new Error(`The demo store ${name} shows a bundle that it does not have.`);
      }
    }
  });
  report(demoStoreNames.length, demoStoreNames.length);
}
