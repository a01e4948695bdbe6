import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogOf, withChanges } from '../../api-changes/src/changelog.ts';
import { pendingBump } from '../../api-changes/src/changesets.ts';
import { changesBetween, complaint } from '../../api-changes/src/judge.ts';
import { currentRelease, keepRelease, lastRelease, PACKAGE } from '../../api-changes/src/released.ts';
import { changesets } from './changesets.ts';
import { buildAll } from './packages.ts';

export interface VersionOptions {
  canary?: string | undefined;
  /** The build is that of the sources already. */
  isBuilt?: boolean | undefined;
}

/**
 * Turns the pending changesets into versions and changelogs, and keeps what the SDK is now for the next release to be compared with. With
 * a name for a canary the versions are made up from it, and nothing is kept.
 */
export async function makeVersions(root: string, { canary, isBuilt = false }: VersionOptions = {}): Promise<void> {
  if (!isBuilt) buildAll(root);
  const before = lastRelease(root);
  const now = currentRelease(root);
  const changes = before ? await changesBetween(before, now) : [];
  const words = before && complaint(changes, pendingBump(root, PACKAGE), before.version);
  if (words) throw new Error(words);
  const snapshot = canary === undefined ? [] : ['--snapshot', canary];
  await changesets(root, ['version', ...snapshot]);
  if (canary !== undefined) return;
  const { version } = currentRelease(root);
  if (version === now.version) return;
  const changelog = join(root, 'packages/regen-sdk/CHANGELOG.md');
  if (existsSync(changelog)) {
    writeFileSync(changelog, withChanges(readFileSync(changelog, 'utf8'), version, changelogOf(changes)));
  }
  keepRelease({ ...now, version }, root);
}
