import { ContentParameterError } from '../client/errors.ts';
import type { ContentEntry, SyncResult } from '../client/records.ts';
import type { LinkTarget } from '../data/links.ts';
import type { ContentReader, ListParams, ModelRef } from '../data/reader.ts';
import { DEFAULT_LOCALE } from '../defaults.ts';
import { readFile } from '../fields/file.ts';
import type { Model } from '../models/define-model.ts';
import { resolveRows } from './link-reader.ts';
import type { Sources } from './link-reader.ts';
import type { ContentProblem } from './problem.ts';
import { createRecordStore } from './record-store.ts';
import type { Difference, RecordStore } from './record-store.ts';
import type { Row } from './row.ts';
import { selectRows } from './select.ts';
import type { VisibleLinks } from './select.ts';
import { createTable } from './table.ts';
import type { Table } from './table.ts';

/** What has happened to a record; `linked`: nothing, but it embeds one that has changed. */
export interface ChangedRecord {
  readonly linkType: 'Entry' | 'Asset';
  /** The content type; `asset` for files. */
  readonly type: string;
  readonly id: string;
  readonly change: 'added' | 'changed' | 'deleted' | 'linked';
  /** The slug it has, and the one it had. */
  readonly slugs: readonly string[];
}

/** What a sync has brought. */
export interface ContentChange {
  /** Whether everything was read again, because there was no token or it was refused. */
  readonly isFull: boolean;
  readonly records: readonly ChangedRecord[];
}

/** All records in memory, as their models read them. */
export interface ContentIndex {
  readonly store: RecordStore;
  apply(result: SyncResult): ChangedRecord[];
  replace(result: Pick<SyncResult, 'entries' | 'assets'>): ChangedRecord[];
  /** Null reads everything. */
  reader(channel: string | null, maxPerPage: number): ContentReader;
}

export interface ContentIndexOptions {
  readonly models: readonly Model[];
  readonly locale: string;
  readonly fileUrl: (url: string) => string;
  readonly report: (problem: ContentProblem) => void;
}

export function createContentIndex({ models, locale, fileUrl, report }: ContentIndexOptions): ContentIndex {
  const store = createRecordStore();
  const tables = new Map<LinkTarget, Table>();
  const byName = new Map<string, Table>();
  const byType = new Map<string, Table[]>();
  for (const model of withTargets(models)) {
    const table = createTable(model, readField, report);
    const name = nameOf(model);
    if (byName.has(name)) throw new ContentParameterError(`Two models are called "${name}".`);
    const siblings = byType.get(model.type) ?? [];
    if (siblings.some((one) => JSON.stringify(one.model.audience) !== JSON.stringify(model.audience))) {
      throw new ContentParameterError(`The models of "${model.type}" differ in who may read them.`);
    }
    tables.set(model, table);
    byName.set(name, table);
    byType.set(model.type, [...siblings, table]);
  }

  function valueOf(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return undefined;
    const byLocale: Readonly<Record<string, unknown>> = value as Record<string, unknown>;
    return byLocale[locale] ?? byLocale[DEFAULT_LOCALE];
  }

  function readField({ fields }: ContentEntry, name: string): unknown {
    return Object.hasOwn(fields, name) ? valueOf(fields[name]) : undefined;
  }

  function tableNamed(ref: ModelRef): Table {
    const table = byName.get(nameOf(ref));
    if (!table) throw new ContentParameterError(`There is no model called "${nameOf(ref)}".`);
    return table;
  }

  /** Brings the tables up to what the store has now. */
  function update(differences: readonly Difference[]): ChangedRecord[] {
    const changed = differences.map(({ linkType, id, before, after }): ChangedRecord => {
      const change = before === undefined ? 'added' : after === undefined ? 'deleted' : 'changed';
      if (linkType === 'Asset') return { linkType, type: 'asset', id, change, slugs: [] };
      const types = new Set([before, after].flatMap((entry) => entry?.sys.contentType?.sys.id ?? []));
      const siblings = [...types].flatMap((type) => byType.get(type) ?? []);
      for (const table of siblings) {
        table.set(id, after?.sys.contentType?.sys.id === table.model.type ? after : undefined);
      }
      const [type = ''] = types;
      return { linkType, type, id, change, slugs: slugsOf(siblings[0], [before, after]) };
    });
    const linked = [...store.linkingTo(differences)].flatMap((id): ChangedRecord[] => {
      const entry = store.entries.get(id);
      const type = entry?.sys.contentType?.sys.id ?? '';
      const siblings = byType.get(type) ?? [];
      for (const table of siblings) table.relink(id);
      return [{ linkType: 'Entry', type, id, change: 'linked', slugs: slugsOf(siblings[0], [entry]) }];
    });
    return [...changed, ...linked];
  }

  function reader(channel: string | null, maxPerPage: number): ContentReader {
    const isReadable = (table: Table, row: Row): boolean => channel === null || table.isFor(row, channel);
    const rowBySlug = (table: Table, slug: string): Row | undefined =>
      table.bySlug(slug).find((row) => isReadable(table, row));
    const rowById = (table: Table, id: string): Row | undefined => {
      const row = table.row(id);
      return row && isReadable(table, row) ? row : undefined;
    };
    const sources: Sources = {
      typeOf: (id) => store.entries.get(id)?.sys.contentType?.sys.id,
      tableOf,
      file(id) {
        const asset = store.assets.get(id);
        return asset && readFile(asset, { valueOf, fileUrl });
      },
      isReadable,
      report,
    };

    /** Of a record that is not for this reader, not even its id is known. */
    const linksIn = (table: Table): VisibleLinks => {
      const rowsOf = (field: string, read: (to: Table) => Row | undefined): readonly Row[] =>
        (table.model.fields.get(field)?.targets?.() ?? []).flatMap((target) => read(tableOf(target)) ?? []);
      return {
        idsOf: (field, name) =>
          rowsOf(field, (to) => rowBySlug(to, name) ?? rowById(to, name)).map(({ entry }) => entry.sys.id),
        isVisible: (field, id) => rowsOf(field, (to) => rowById(to, id)).length > 0,
      };
    };

    return {
      // The table's model is the one that the reference names.
      async list<Data>(ref: ModelRef<Data>, params: ListParams<Data> = {}) {
        const table = tableNamed(ref);
        const isListed = (row: Row): boolean => isReadable(table, row);
        const page = selectRows(table, params as ListParams, isListed, linksIn(table), maxPerPage);
        return { ...page, items: resolveRows(table, page.items, sources) as Data[] };
      },
      async get<Data>(ref: ModelRef<Data>, slug: string) {
        const table = tableNamed(ref);
        const row = table.model.slug === undefined ? rowById(table, slug) : rowBySlug(table, slug);
        if (!row) return null;
        const [record] = resolveRows(table, [row], sources);
        return record as Data;
      },
    };
  }

  function tableOf(target: LinkTarget): Table {
    const table = tables.get(target);
    if (!table) throw new ContentParameterError(`The model "${target.type}" is not known here.`);
    return table;
  }

  return {
    store,
    apply: (result) => update(store.apply(result)),
    replace: (result) => update(store.replace(result)),
    reader,
  };
}

function nameOf({ type, view }: ModelRef): string {
  return view === undefined ? type : `${type} (${view})`;
}

function slugsOf(table: Table | undefined, entries: readonly (ContentEntry | undefined)[]): readonly string[] {
  const slugs = entries.flatMap((entry) => (entry && table?.slugOf(entry)) ?? []);
  return [...new Set(slugs)];
}

/** These models and all that they link to. */
function withTargets(models: readonly Model[]): ReadonlySet<Model> {
  const all = new Set(models);
  // The set grows while it is read. What a field links to is a model: `linkTo` takes nothing else.
  for (const model of all) {
    for (const field of model.fields.values()) {
      for (const target of field.targets?.() ?? []) all.add(target as Model);
    }
  }
  return all;
}
