import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogOf, withChanges } from '../../api-changes/src/changelog.ts';
import { pendingBump } from '../../api-changes/src/changesets.ts';
import { changesBetween, complaint } from '../../api-changes/src/judge.ts';
import { currentRelease, keepRelease, lastRelease, PACKAGE } from '../../api-changes/src/released.ts';
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
export function makeVersions(root: string, { canary, isBuilt = false }: VersionOptions = {}): void {
  if (!isBuilt) buildAll(root);
  const before = lastRelease(root);
  const now = currentRelease(root);
  const changes = before ? changesBetween(before, now) : [];
  const words = before && complaint(changes, pendingBump(root, PACKAGE), before.version);
  if (words) throw new Error(words);
  const snapshot = canary === undefined ? [] : ['--snapshot', canary];
  const changesets = join(root, 'node_modules/@changesets/cli/bin.js');
  execFileSync(process.execPath, [changesets, 'version', ...snapshot], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (canary !== undefined) return;
  const { version } = currentRelease(root);
  if (version === now.version) return;
  const changelog = join(root, 'packages/regen-sdk/CHANGELOG.md');
  if (existsSync(changelog)) {
    writeFileSync(changelog, withChanges(readFileSync(changelog, 'utf8'), version, changelogOf(changes)));
  }
  keepRelease({ ...now, version }, root);
}
