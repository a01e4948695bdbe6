import type { ContentFile } from '../data/content-file.ts';
import type { LinkReader, LinkTarget, Pointer } from '../data/links.ts';
import type { ProblemReason } from '../data/problem-reason.ts';
import { INCLUDE_DEPTH, MAX_LINKED, MAX_LINKED_PER_LIST } from '../defaults.ts';
import type { ContentProblem } from './problem.ts';
import type { Row } from './row.ts';
import type { Table } from './table.ts';

/** What a record is put together from. */
export interface Sources {
  typeOf(id: string): string | undefined;
  tableOf(target: LinkTarget): Table;
  file(id: string): ContentFile | string | undefined;
  /** Whether this reader may have the record. */
  isReadable(table: Table, row: Row): boolean;
  report(problem: ContentProblem): void;
}

/** Makes rows into plain objects of their model, with what they link to. A link that cannot be read is left out and reported. */
export function resolveRows(table: Table, rows: readonly Row[], sources: Sources): object[] {
  const path: string[] = [];
  /** Records embedded in the current row, and in all of them. */
  let linked = 0;
  let linkedInAll = 0;

  function resolve(from: Table, { entry, values, reported }: Row): object {
    const { id, createdAt = '', updatedAt = createdAt } = entry.sys;
    const { type } = from.model;
    const record: Record<string, unknown> = { id, type, createdAt, updatedAt };
    path.push(id);
    for (const [name, field] of from.model.fields) {
      const report = (reason: ProblemReason, message: string): null => {
        const key = `${name} ${reason} ${message}`;
        if (reported.size < MAX_LINKED && !reported.has(key)) {
          reported.add(key);
          sources.report({ type, id, field: name, reason, message, isLeftOut: false });
        }
        return null;
      };
      // Each field gets what its own `parse` has returned.
      const value = field.resolve(values.get(name) as never, linksFor(report));
      if (value !== undefined) record[name] = value;
    }
    path.pop();
    return record;
  }

  function linksFor(report: (reason: ProblemReason, message: string) => null): LinkReader {
    function recordOf({ id }: Pointer, targets: readonly LinkTarget[]): object | null {
      const type = sources.typeOf(id);
      if (type === undefined) return report('broken-link', `the record ${id} is not published`);
      const target = targets.find((one) => one.type === type);
      if (!target) return report('wrong-link', `the record ${id} is of type ${type}`);
      const to = sources.tableOf(target);
      const found = to.row(id);
      if (!found) return report('broken-link', `the record ${id} does not fit its model`);
      // Not a mistake: the record is not for this reader.
      if (!sources.isReadable(to, found)) return null;
      if (path.includes(id)) return report('circular-link', `the record ${id} leads back here`);
      linked += 1;
      linkedInAll += 1;
      if (path.length > INCLUDE_DEPTH) return report('too-many-links', `deeper than ${INCLUDE_DEPTH} links`);
      if (linked > MAX_LINKED) return report('too-many-links', `more than ${MAX_LINKED} linked records`);
      if (linkedInAll > MAX_LINKED_PER_LIST) {
        return report('too-many-links', `more than ${MAX_LINKED_PER_LIST} linked records in one list`);
      }
      return resolve(to, found);
    }
    return {
      record: recordOf,
      file({ id }, kind) {
        const file = sources.file(id);
        if (file === undefined) return report('broken-link', `the file ${id} is not published`);
        if (typeof file === 'string') return report('broken-link', `${id}: ${file}`);
        if (kind !== undefined && !file.contentType.startsWith(kind)) {
          return report('wrong-link', `the file ${id} is ${file.contentType}, not ${kind}`);
        }
        return file;
      },
    };
  }

  return rows.map((row) => {
    linked = 0;
    return resolve(table, row);
  });
}
