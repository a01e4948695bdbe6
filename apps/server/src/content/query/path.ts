import type { IndexedRecord } from '../index/space-index.ts';
import { isLink, isObject } from '../records/types.ts';
import type { ContentField, ContentType, FieldType, RecordKind } from '../records/types.ts';
import { InvalidQuery, unknownPath } from './invalid-query.ts';
import { valuesOf } from './view.ts';
import type { View } from './view.ts';

/** What a query parameter such as `fields.author.fields.name` names. */
export interface Path {
  /** Of one value; a list has that of its items. */
  type: FieldType;
  isList: boolean;
  /** The values of a record; the items of a list one by one. */
  values(view: View, record: IndexedRecord): readonly unknown[];
}

export interface PathOptions {
  kind: RecordKind;
  /** Of `content_type`; fields of entries are known by it. */
  type: ContentType | undefined;
  view: View;
  /** The content types that a query says fields link to: `fields.author.sys.contentType.sys.id`. */
  linkedTypes: ReadonlyMap<string, string>;
}

const symbols = (values: Path['values'], isList = false): Path => ({ type: 'Symbol', isList, values });

const SYS: Readonly<Record<string, Path>> = {
  id: symbols((_view, { id }) => [id]),
  type: symbols((_view, { kind }) => [kind]),
  createdAt: { type: 'Date', isList: false, values: (_view, { createdAt }) => [createdAt] },
  updatedAt: { type: 'Date', isList: false, values: (_view, { updatedAt }) => [updatedAt] },
  revision: { type: 'Integer', isList: false, values: (_view, { revision }) => [revision] },
  publishedVersion: {
    type: 'Integer',
    isList: false,
    values: (_view, { publishedVersion }) => (publishedVersion === null ? [] : [publishedVersion]),
  },
  'contentType.sys.id': symbols((_view, { contentTypeId }) => (contentTypeId === null ? [] : [contentTypeId])),
};

const METADATA: Readonly<Record<string, Path>> = {
  tags: symbols((_view, { tags }) => tags, true),
  'tags.sys.id': symbols((_view, { tags }) => tags, true),
  concepts: symbols(() => [], true),
  'concepts.sys.id': symbols(() => [], true),
};

const inFile = (type: FieldType, ...path: readonly string[]): Path => ({
  type,
  isList: false,
  values: (view, record) =>
    valuesOf(view, record, 'file').flatMap((file) => {
      let value: unknown = file;
      for (const part of path) value = isObject(value) ? value[part] : undefined;
      return value === undefined ? [] : [value];
    }),
});

const plain = (type: FieldType, id: string): Path => ({
  type,
  isList: false,
  values: (view, record) => valuesOf(view, record, id),
});

const ASSET: Readonly<Record<string, Path>> = {
  title: plain('Symbol', 'title'),
  description: plain('Text', 'description'),
  file: plain('Object', 'file'),
  'file.fileName': inFile('Symbol', 'fileName'),
  'file.contentType': inFile('Symbol', 'contentType'),
  'file.details.size': inFile('Integer', 'details', 'size'),
  'file.details.image.width': inFile('Integer', 'details', 'image', 'width'),
  'file.details.image.height': inFile('Integer', 'details', 'image', 'height'),
};

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function itemsOf(field: ContentField): Path {
  const isList = field.type === 'Array';
  return {
    type: field.type === 'Array' ? (field.items?.type ?? 'Symbol') : field.type,
    isList,
    values: (view, record) => {
      const values = valuesOf(view, record, field.id);
      return isList ? values.flat(1) : values;
    },
  };
}

const LINK_SYS: Readonly<Record<string, 'id' | 'linkType' | 'type'>> = {
  'sys.id': 'id',
  'sys.linkType': 'linkType',
  'sys.type': 'type',
};

/** Into the records that a field links to: one level, as the delivery API has it. */
function throughLink(full: string, field: ContentField, rest: string, options: PathOptions): Path {
  const links = itemsOf(field);
  if (links.type !== 'Link') throw unknownPath(full);
  const part = own(LINK_SYS, rest);
  if (part !== undefined) {
    const values: Path['values'] = (view, record) =>
      links.values(view, record).flatMap((link) => (isLink(link) ? [link.sys[part]] : []));
    return symbols(values, links.isList);
  }
  const kind = field.linkType ?? field.items?.linkType ?? 'Entry';
  const typeId = options.linkedTypes.get(field.id);
  const type = typeId === undefined ? undefined : options.view.index.model.types.get(typeId);
  if (kind === 'Entry' && rest.startsWith('fields.') && !type) {
    throw new InvalidQuery({
      name: 'contentTypeRequired',
      path: full.split('.'),
      details: `Name the content type of the linked entries with fields.${field.id}.sys.contentType.sys.id`,
    });
  }
  const inner = pathOf(rest, { ...options, kind, type, linkedTypes: new Map() });
  return {
    type: inner.type,
    isList: links.isList || inner.isList,
    values: (view, record) =>
      links.values(view, record).flatMap((link) => {
        const linked = isLink(link) ? view.records.get({ kind, id: link.sys.id }) : undefined;
        if (!linked || (type && linked.contentTypeId !== type.id)) return [];
        return inner.values(view, linked);
      }),
  };
}

function entryPath(full: string, rest: string, options: PathOptions): Path {
  const { type } = options;
  if (!type) {
    throw new InvalidQuery({
      name: 'contentTypeRequired',
      path: full.split('.'),
      details:
        'When querying for entries and involving fields you need to limit your query to a specific content type. Please send a content type ID as a query parameter.',
    });
  }
  const [id = '', ...inside] = rest.split('.');
  const field = type.fields.find((one) => one.id === id && !one.omitted);
  if (!field) throw unknownPath(full);
  if (inside.length === 0) return itemsOf(field);
  // `fields.title.en-US`
  if (inside.length === 1 && options.view.index.model.locales.some(({ code }) => code === inside[0])) {
    const [locale = ''] = inside;
    const { isList, type: itemType } = itemsOf(field);
    return { isList, type: itemType, values: (_view, record) => [record.fields[id]?.[locale] ?? []].flat(1) };
  }
  return throughLink(full, field, inside.join('.'), options);
}

/** Throws `InvalidQuery` for a path that no record of the kind has. */
export function pathOf(full: string, options: PathOptions): Path {
  const at = full.indexOf('.');
  const [root, rest] = at === -1 ? [full, ''] : [full.slice(0, at), full.slice(at + 1)];
  if (root === 'fields' && options.kind === 'Entry') return entryPath(full, rest, options);
  const tables: Readonly<Record<string, Readonly<Record<string, Path>>>> = {
    sys: SYS,
    metadata: METADATA,
    fields: ASSET,
  };
  const table = own(tables, root);
  const path = table && own(table, rest);
  if (!path || (rest === 'contentType.sys.id' && options.kind === 'Asset')) throw unknownPath(full);
  return path;
}
