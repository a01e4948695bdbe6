import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogError } from '../issue.ts';
import type { CatalogIssue } from '../issue.ts';
import { codeOf } from './file-error.ts';

/** Of pages and texts, in the format of `npm run content`. */
export const CONTENT_FOLDER = 'content';

export interface FoundFiles {
  /** By their name without ending. */
  files: ReadonlyMap<string, string>;
  issues: CatalogIssue[];
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new CatalogError(`There is no folder ${folder}.`, { cause: error });
    throw error;
  }
}

/** The CSV and JSON files of a folder. One with a name that a catalog does not have is refused: most are misspelled. */
export async function findFiles(folder: string, names: readonly string[]): Promise<FoundFiles> {
  const files = new Map<string, string>();
  const issues: CatalogIssue[] = [];
  const add = (file: string, message: string) => void issues.push({ file, row: null, column: null, message });
  for (const file of await namesIn(folder)) {
    // A spreadsheet that is open in its program has a file beside it that begins with ~$.
    const [, name = '', ending = ''] = /^((?!~\$)[^.].*)\.(csv|json|xlsx?|ods|numbers)$/.exec(file.toLowerCase()) ?? [];
    if (name === '') continue;
    const same = files.get(name);
    if (ending !== 'csv' && ending !== 'json')
      add(file, 'is a spreadsheet: save it as CSV UTF-8, and move the spreadsheet out of this folder');
    else if (!names.includes(name))
      add(file, `isn't a catalog file. Catalog files are ${names.join(', ')}: rename or remove it`);
    else if (same !== undefined) add(file, `${same} is also here: keep only one`);
    else files.set(name, file);
  }
  if (files.size === 0 && issues.length === 0 && !existsSync(join(folder, CONTENT_FOLDER)))
    throw new CatalogError(`${folder} has no catalog files, such as products.csv.`);
  return { files, issues };
}
