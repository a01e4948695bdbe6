import { join } from 'node:path';
import { ensureInstalled } from '../../install/src/ensure-installed.ts';
import { atLeast, highest, type Change, type Level } from './change.ts';
import { neededBump } from './changesets.ts';
import { compareContracts } from './compare-contracts.ts';
import { PACKAGE, type Release } from './released.ts';

/** Everything that who uses the package may notice. */
export async function changesBetween(before: Release, after: Release): Promise<Change[]> {
  await ensureInstalled(join(import.meta.dirname, '../on-demand'));
  const { brokenUses, compareTypes } = await import('../on-demand/compare-types.ts');
  const broken = brokenUses(before.uses, after.types).map((text): Change => ({
    operation: PACKAGE,
    level: 'major',
    text: `an example of ${before.version} does not compile: ${text}`,
  }));
  return [...compareContracts(before.contract, after.contract), ...compareTypes(before.types, after.types), ...broken];
}

/** What is wrong with the pending changesets, in sentences, or null when they raise the version enough. */
export function complaint(changes: readonly Change[], pending: Level, version: string): string | null {
  const level = highest(changes.map((change) => change.level));
  const needed = neededBump(level, version);
  if (atLeast(pending, needed)) return null;
  const guilty = changes.filter((change) => !atLeast(pending, neededBump(change.level, version)));
  const lines = guilty.map((change) => `  ${change.operation}: ${change.text} (${change.level})`);
  const have = pending === 'none' ? 'no changeset names it' : `the changesets say ${pending}`;
  return [
    `What changed since ${PACKAGE} ${version} asks for a ${needed} version, and ${have}:`,
    ...lines,
    `Run \`npm run changeset\` and choose ${needed} for ${PACKAGE}, or change openapi/ so that what was there stays.`,
  ].join('\n');
}
