import type { ContentEntry } from '../client/records.ts';
import type { ProblemReason } from '../data/problem-reason.ts';
import { INVALID } from '../fields/field.ts';
import { isFor } from '../models/define-model.ts';
import type { Model } from '../models/define-model.ts';
import type { ContentProblem } from './problem.ts';
import type { Row } from './row.ts';
import { sortRows } from './sort.ts';

/** The records of a content type as one model reads them. */
export interface Table {
  readonly model: Model;
  row(id: string): Row | undefined;
  /** Rows with this slug, oldest first: a later one must not take the URL of another, except for those who may not read that. */
  bySlug(slug: string): readonly Row[];
  /** All rows in this order; made when it is first asked for. */
  ordered(order: readonly string[]): readonly Row[];
  isFor(row: Row, channel: string): boolean;
  /** Reads a record anew, or forgets it. */
  set(id: string, entry: ContentEntry | undefined): void;
  /** Links of this record lead elsewhere now. */
  relink(id: string): void;
  slugOf(entry: ContentEntry): string | undefined;
}

/** Takes the value of a field in the locale that is read. */
export type ReadField = (entry: ContentEntry, field: string) => unknown;

/** Cached orders of one table; each is a list of its rows. */
const MAX_ORDERS = 16;

export function createTable(model: Model, readField: ReadField, report: (problem: ContentProblem) => void): Table {
  const rows = new Map<string, Row>();
  const orders = new Map<string, readonly Row[]>();
  let slugs: Map<string, Row[]> | undefined;
  const { type } = model;

  function parse(entry: ContentEntry): Row | undefined {
    const { id } = entry.sys;
    const values = new Map<string, unknown>();
    for (const [name, field] of model.fields) {
      const said: [ProblemReason, string][] = [];
      const value = field.parse(readField(entry, name), (reason, message) => said.push([reason, message]));
      const isLeftOut = value === INVALID;
      // A hostile text may have thousands.
      for (const [reason, message] of said.slice(0, 10)) report({ type, id, field: name, reason, message, isLeftOut });
      if (isLeftOut) return undefined;
      values.set(name, value);
    }
    return { entry, values, reported: new Set() };
  }

  function slugOf(entry: ContentEntry): string | undefined {
    const value = model.slug === undefined ? undefined : readField(entry, model.slug);
    return typeof value === 'string' ? value : undefined;
  }

  function indexSlugs(): Map<string, Row[]> {
    const index = new Map<string, Row[]>();
    for (const row of sortRows([...rows.values()], ['createdAt'], model)) {
      const slug = model.slug === undefined ? undefined : row.values.get(model.slug);
      if (typeof slug !== 'string') continue;
      const older = index.get(slug);
      if (!older) {
        index.set(slug, [row]);
        continue;
      }
      older.push(row);
      if (!row.reported.has('slug')) {
        row.reported.add('slug');
        const { id } = row.entry.sys;
        const message = `${JSON.stringify(slug)} is the slug of an older record`;
        report({ type, id, field: model.slug ?? '', reason: 'duplicate-slug', message, isLeftOut: false });
      }
    }
    return index;
  }

  return {
    model,
    row: (id) => rows.get(id),
    bySlug: (slug) => (slugs ??= indexSlugs()).get(slug) ?? [],
    ordered(order) {
      const name = order.join();
      const known = orders.get(name);
      const sorted = known ?? sortRows([...rows.values()], order, model);
      // A map keeps the order of insertion, so its first key is the one not used for the longest time.
      orders.delete(name);
      const [oldest] = orders.keys();
      if (oldest !== undefined && orders.size >= MAX_ORDERS) orders.delete(oldest);
      orders.set(name, sorted);
      return sorted;
    },
    isFor: ({ entry }, channel) => isFor(model.audience, channel, (field) => readField(entry, field)),
    set(id, entry) {
      const row = entry && parse(entry);
      if (row) rows.set(id, row);
      else rows.delete(id);
      orders.clear();
      slugs = undefined;
    },
    relink: (id) => rows.get(id)?.reported.clear(),
    slugOf,
  };
}
