import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { highest, LEVELS, type Level } from './change.ts';

/** The bump that one changeset gives a package. */
export function bumpIn(text: string, name: string): Level {
  const head = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const bumps = [...head.matchAll(/^\s*['"]?([^'":]+)['"]?\s*:\s*['"]?(\w+)['"]?\s*$/gm)];
  const found = bumps
    .filter(([, one]) => one === name)
    .map(([, , bump]) => LEVELS.find((level) => level === bump) ?? 'none');
  return highest(found);
}

/** What the pending changesets together raise the version of a package by. */
export function pendingBump(root: string, name: string): Level {
  const folder = join(root, '.changeset');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return highest(files.map((file) => bumpIn(readFileSync(join(folder, file), 'utf8'), name)));
}

/**
 * The least bump that changes of a level need. Before 1.0.0 the middle number says what the first says afterward: `^0.4.1` takes in 0.4.2
 * and not 0.5.0.
 */
export function neededBump(level: Level, version: string): Level {
  return version.startsWith('0.') && level === 'major' ? 'minor' : level;
}
