import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Section {
  heading: string;
  /** The text of each block of commands. */
  blocks: string[];
}

/** The sections of docs/guides/production.md that have commands, in order. */
export function readSections(): Section[] {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/production.md'), 'utf8');
  return guide
    .split(/^## /m)
    .slice(1)
    .map((text) => ({
      heading: text.slice(0, text.indexOf('\n')),
      blocks: Array.from(text.matchAll(/^```sh\n(.*?)^```$/gms), ([, block = '']) => block),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** Sections that `npm run guide` runs, with their number of blocks. When you add one, check guide-run.ts. */
export const RUN: ReadonlyMap<string, number> = new Map([
  ['1. Install', 1],
  ['2. Create the database', 1],
  ['3. Assemble the server', 1],
  ['4. Set it up', 3],
  ['Day to day', 1],
  ['Restore', 2],
  ['Upgrade', 1],
]);

/** Sections that it can't run. */
export const NOT_RUN: ReadonlySet<string> = new Set(['With Docker']);

export const DOMAIN = 'shop.example';
export const REPOSITORY = '<this repository>';
/** The backup name that the guides use. */
export const BACKUP = /regen-\d{8}T\d{6}Z/g;
