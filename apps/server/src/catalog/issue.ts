import { counted } from './counted.ts';

/** Where in a folder something is: a line of a CSV file, or an item of a JSON file with its id. */
export interface Place {
  file: string;
  /** `line 3`, or `item 2 (GM1042)`; null for the whole file. */
  row: string | null;
}

/** What is wrong with a folder, where, and what to do about it. */
export interface CatalogIssue extends Place {
  column: string | null;
  message: string;
}

const SHOWN = 50;

const lineOf = ({ file, row, column, message }: CatalogIssue): string =>
  `${[row === null ? file : `${file} ${row}`, ...(column === null ? [] : [column])].join(', ')}: ${message}`;

/** A folder that cannot be imported. Its message has a line for each issue, up to fifty of them. */
export class RefusedCatalog extends Error {
  override readonly name = 'RefusedCatalog';

  constructor(issues: readonly CatalogIssue[]) {
    const lines = issues.slice(0, SHOWN).map(lineOf);
    const more = issues.length > SHOWN ? [`… and ${issues.length - SHOWN} more.`] : [];
    super([...lines, ...more, `${counted(issues.length, 'problem')} found. Nothing was written.`].join('\n'));
  }
}

/** Why a catalog command could not run; the message is for the person at the terminal. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError';
}
