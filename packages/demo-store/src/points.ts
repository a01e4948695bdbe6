import { DEFAULT_POINTS_POLICY } from '@regen/domain';
import type { Database } from './host.ts';
import type { SeedReport } from './seed-step.ts';

/** The rates of rewards points, which the files of a catalog don't have. */
export async function seedPoints(db: Database, report: SeedReport): Promise<void> {
  await db.query(`insert into settings (key, value) values ('points', $1) on conflict (key) do nothing`, [
    JSON.stringify(DEFAULT_POINTS_POLICY),
  ]);
  report(1, 1);
}
