import { seedBundleFiles } from './bundles/write-bundles.ts';
import { seedMessageFiles } from './clients/write-attached.ts';
import { seedContentFiles } from './content/index.ts';
import { publishedPasswords, randomPasswords, signInsOf } from './demo-passwords.ts';
import type { DemoSignIn } from './demo-passwords.ts';
import type { DemoFileHost, DemoHost } from './host.ts';
import { seedPictures } from './products.ts';
import { seedIfEmpty } from './seed.ts';
import type { SeedProgress, SeedResult } from './seed.ts';
import { seedStorePictures } from './stores/pictures.ts';

export interface SeedListeners {
  onSeed: (progress: SeedProgress) => void;
  /** Receives the demo users' passwords that were generated for this database. They are stored nowhere else. */
  onSignIns: (signIns: readonly DemoSignIn[]) => void;
}

/** Fills an empty database with the demo. If others can reach it, no user gets the published password. */
export async function seedDemo(host: DemoHost, { onSeed, onSignIns }: SeedListeners): Promise<SeedResult> {
  const passwords = host.isLocal ? publishedPasswords() : randomPasswords();
  const result = await seedIfEmpty(host, onSeed, passwords);
  if (result === 'filled' && !host.isLocal) onSignIns(signInsOf(passwords));
  return result;
}

/** Stores missing files of the demo in a store that has the demo. */
export async function seedDemoFiles(host: DemoFileHost): Promise<void> {
  if ((await host.fillState()) !== 'done') return;
  await seedBundleFiles(host);
  await seedMessageFiles(host);
  await seedContentFiles(host);
  await seedPictures(host);
  await seedStorePictures(host);
}
