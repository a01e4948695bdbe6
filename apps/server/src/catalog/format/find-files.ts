import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogError } from '../issue.ts';
import type { CatalogIssue } from '../issue.ts';

/** Of pages and texts, in the format of `npm run content`. */
export const CONTENT_FOLDER = 'content';

export interface FoundFiles {
  /** By their name without ending. */
  files: ReadonlyMap<string, string>;
  issues: CatalogIssue[];
}

/** The CSV and JSON files of a folder. One with a name that a catalog does not have is refused: most are misspelled. */
export async function findFiles(folder: string, names: readonly string[]): Promise<FoundFiles> {
  if (!existsSync(folder)) throw new CatalogError(`There is no folder ${folder}.`);
  const files = new Map<string, string>();
  const issues: CatalogIssue[] = [];
  const add = (file: string, message: string) => void issues.push({ file, row: null, column: null, message });
  for (const file of (await readdir(folder)).toSorted()) {
    const [, name = ''] = /^([^.].*)\.(?:csv|json)$/.exec(file) ?? [];
    if (name === '') continue;
    const same = files.get(name);
    if (!names.includes(name))
      add(file, `is not a file of a catalog; they are ${names.join(', ')}: rename or remove it`);
    else if (same !== undefined) add(file, `is there as ${same} too: keep one of them`);
    else files.set(name, file);
  }
  if (files.size === 0 && issues.length === 0 && !existsSync(join(folder, CONTENT_FOLDER)))
    throw new CatalogError(`There is no file of a catalog in ${folder}, such as products.csv.`);
  return { files, issues };
}
