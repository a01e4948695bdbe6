import type { Database } from '../db/database.ts';
import { isLocal } from '../local.ts';
import type { Reach } from '../local.ts';
import type { SeedProgress } from '../seed-progress.ts';
import { publishedPasswords, randomPasswords, signInsOf } from './demo-passwords.ts';
import type { DemoSignIn } from './demo-passwords.ts';
import { seedIfEmpty } from './index.ts';

export interface SeedListeners {
  onSeed?: (progress: SeedProgress) => void;
  /** Receives the demo users' passwords that were generated for this database. They are stored nowhere else. */
  onSignIns?: (signIns: readonly DemoSignIn[]) => void;
}

/** Fills an empty database with the demo. Where others can reach it, the published password must open nothing. */
export async function seedDemo(db: Database, reach: Reach, { onSeed, onSignIns }: SeedListeners): Promise<boolean> {
  const passwords = isLocal(reach) ? publishedPasswords() : randomPasswords();
  const didSeed = await seedIfEmpty(db, onSeed ?? (() => undefined), passwords);
  if (didSeed && !isLocal(reach)) onSignIns?.(signInsOf(passwords));
  return didSeed;
}
