import type { Column, FileDefinition, Kind } from '../definitions/definition.ts';
import type { RawFile, RawRow } from '../format/read-file.ts';
import type { CatalogIssue, Place } from '../issue.ts';

/** What a row names in another file or in the database. */
export interface Reference extends Place {
  column: string;
  kind: Kind;
  key: string;
}

/** What a row of a file makes of a row of its table. */
export interface Change<Row> {
  key: string;
  place: Place;
  canCreate: boolean;
  /** The columns that the file has. */
  columns: ReadonlySet<string>;
  apply(row: Row): Row;
  /** What the row names, once it is applied. */
  references(row: Row): Reference[];
}

export interface Changes<Row> {
  changes: Change<Row>[];
  /** Keys of all rows, even refused ones, so references to those are valid. Null if they are unknown because the file can't be read. */
  keys: readonly string[] | null;
  /** The keys of refused rows. */
  refused: ReadonlySet<string>;
  /** Whether all rows lack values because the file can't be read or its columns are wrong: further issues only follow from that. */
  isBroken: boolean;
  issues: CatalogIssue[];
}

function unknownColumns<Row>({ columns }: FileDefinition<Row>, raw: RawFile): CatalogIssue[] {
  const known = new Set(columns.map(({ name }) => name));
  const message = `is not a column of this file; its columns are ${[...known].join(', ')}: correct or remove it`;
  const issueOf = (row: string | null, name: string): CatalogIssue => ({
    file: raw.file,
    row,
    column: name,
    message,
  });
  if (raw.header) return raw.header.filter((name) => !known.has(name)).map((name) => issueOf('line 1', name));
  const firsts = new Map<string, RawRow>();
  for (const row of raw.rows)
    for (const name of row.values.keys()) if (!known.has(name) && !firsts.has(name)) firsts.set(name, row);
  return [...firsts].map(([name, { place }]) => issueOf(place.row, name));
}

function missingColumns<Row>({ columns }: FileDefinition<Row>, { file, header }: RawFile): CatalogIssue[] {
  if (header === null) return [];
  return columns
    .filter(({ name, isRequired }) => isRequired && !header.includes(name))
    .map(({ name }) => ({ file, row: 'line 1', column: name, message: 'is missing: add this column' }));
}

/** The columns that a row gives. A JSON item that lacks a required one is asked for it; a CSV file was asked by its header. */
function given<Row>({ columns }: FileDefinition<Row>, { header }: RawFile, { values }: RawRow): Column<Row>[] {
  return columns.filter(({ name, isRequired }) => values.has(name) || (isRequired && header === null));
}

/** A file that can't be read as a table. */
export const unreadable = (issues: CatalogIssue[]): Changes<never> => ({
  changes: [],
  keys: null,
  refused: new Set(),
  isBroken: true,
  issues,
});

/** Checks each cell of a file, and returns what its rows change. */
export function readChanges<Row>(definition: FileDefinition<Row>, raw: RawFile, blank: () => Row): Changes<Row> {
  const [keyColumn] = definition.columns;
  if (!keyColumn) throw new Error(`${definition.name} has no columns.`);
  const { canCreate } = definition;
  const issues = [...unknownColumns(definition, raw), ...missingColumns(definition, raw)];
  const isBroken = issues.length > 0;
  const hasKeys = raw.header === null || raw.header.includes(keyColumn.name);
  const changes: Change<Row>[] = [];
  const keys: string[] = [];
  const refused = new Set<string>();
  for (const row of raw.rows) {
    const columns = given(definition, raw, row);
    const sets: ((of: Row) => Row)[] = [];
    const before = issues.length;
    let key: string | undefined;
    for (const one of columns) {
      const value = row.values.get(one.name);
      const reading = one.read(raw.isText && typeof value === 'string' ? one.parse(value) : value);
      if ('set' in reading) sets.push(reading.set);
      else for (const message of reading.problems) issues.push({ ...row.place, column: one.name, message });
      if (one === keyColumn && 'set' in reading) key = keyColumn.toText(reading.set(blank()));
    }
    if (key === undefined) continue;
    keys.push(key);
    if (issues.length > before) {
      refused.add(key);
      continue;
    }
    changes.push({
      key,
      place: row.place,
      canCreate,
      columns: new Set(columns.map(({ name }) => name)),
      apply: (of) => sets.reduce((all, set) => set(all), of),
      references: (of) =>
        columns.flatMap(({ name, refers }) => {
          if (!refers) return [];
          const { kind, keysOf } = refers;
          return keysOf(of).map((named) => ({ ...row.place, column: name, kind, key: named }));
        }),
    });
  }
  return { changes, keys: hasKeys ? keys : null, refused, isBroken, issues };
}

/** Refuses rows with a key that an earlier row has. */
export function withoutDuplicates<Row>(all: Changes<Row>, column: string): Changes<Row> {
  const first = new Map<string, Change<Row>>();
  for (const change of all.changes) if (!first.has(change.key)) first.set(change.key, change);
  const issues = all.changes.flatMap((change) => {
    const earlier = first.get(change.key);
    if (!earlier || earlier === change) return [];
    return [{ ...change.place, column, message: `${change.key} is also in ${earlier.place.row}: keep one of them` }];
  });
  return { ...all, changes: [...first.values()], issues: [...all.issues, ...issues] };
}
