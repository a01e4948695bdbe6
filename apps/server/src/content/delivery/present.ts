import type { Deletion, IndexedRecord, IndexedTag, IndexedType } from '../index/space-index.ts';
import type { Select } from '../query/select.ts';
import { fieldsOf } from '../query/view.ts';
import type { View } from '../query/view.ts';
import type { ContentLocale, StoredFile } from '../records/types.ts';
import { environmentLink, FILES, SECURED_FILES, spaceLink } from './space.ts';
import type { Space } from './space.ts';

/** JSON as the delivery API sends it. */
export type Sent = Record<string, unknown>;

const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

/** Where the file of an asset is, without a protocol, as the hosted service writes it. */
function fileUrl(space: Space, { id, isSecured }: Pick<IndexedRecord, 'id' | 'isSecured'>, file: StoredFile): string {
  const folder = isSecured ? SECURED_FILES : FILES;
  const origin = space.publicUrl().replace(/^https?:/, '');
  return `${origin}${folder}/${space.id}/${id}/${file.hash}/${encodeURIComponent(file.fileName)}`;
}

function sentFile(space: Space, record: IndexedRecord, file: StoredFile): Sent {
  const { details, fileName, contentType } = file;
  return { url: fileUrl(space, record, file), details, fileName, contentType };
}

function sentFields(space: Space, view: View, record: IndexedRecord): Sent {
  const fields: Sent = fieldsOf(view, record);
  const { file } = fields;
  if (record.kind !== 'Asset' || file === undefined) return fields;
  // Stored by us: `assetIssues` has checked its shape.
  fields['file'] =
    view.locale === '*'
      ? Object.fromEntries(
          Object.entries(file as Record<string, StoredFile>).map(([code, one]) => [code, sentFile(space, record, one)]),
        )
      : sentFile(space, record, file as StoredFile);
  return fields;
}

function sysOf(space: Space, view: View, record: IndexedRecord): Sent {
  const { kind, id, contentTypeId, createdAt, updatedAt, publishedVersion, revision } = record;
  return {
    space: spaceLink(space),
    id,
    type: kind,
    createdAt,
    updatedAt,
    environment: environmentLink(space),
    ...(publishedVersion !== null && { publishedVersion }),
    revision,
    ...(contentTypeId !== null && { contentType: linkTo('ContentType', contentTypeId) }),
    ...(view.locale !== '*' && { locale: view.locale }),
  };
}

function chosen(part: Sent, names: 'all' | ReadonlySet<string>): Sent {
  if (names === 'all') return part;
  return Object.fromEntries(Object.entries(part).filter(([name]) => names.has(name)));
}

/** An entry or asset as a caller gets it. */
export function sentRecord(space: Space, view: View, record: IndexedRecord, select: Select = null): Sent {
  const parts: Readonly<Record<string, () => Sent>> = {
    metadata: () => ({ tags: record.tags.map((tag) => linkTo('Tag', tag)), concepts: [] }),
    sys: () => sysOf(space, view, record),
    fields: () => sentFields(space, view, record),
  };
  const sent: Sent = {};
  for (const [name, make] of Object.entries(parts)) {
    const names = select === null ? 'all' : select[name as keyof typeof select];
    if (names !== undefined) sent[name] = chosen(make(), names);
  }
  return sent;
}

export function sentDeletion(space: Space, { kind, id, revision, createdAt, deletedAt }: Deletion): Sent {
  return {
    sys: {
      type: `Deleted${kind}`,
      id,
      space: spaceLink(space),
      environment: environmentLink(space),
      revision,
      createdAt,
      updatedAt: deletedAt,
      deletedAt,
    },
  };
}

export function sentType(space: Space, type: IndexedType): Sent {
  const { id, name, description, displayField, fields, revision, createdAt, updatedAt } = type;
  return {
    sys: {
      space: spaceLink(space),
      id,
      type: 'ContentType',
      createdAt,
      updatedAt,
      environment: environmentLink(space),
      publishedVersion: revision,
      revision,
    },
    displayField,
    name,
    description,
    fields,
  };
}

export function sentTag(space: Space, { id, name, createdAt, updatedAt }: IndexedTag): Sent {
  return {
    sys: {
      space: spaceLink(space),
      id,
      type: 'Tag',
      createdAt,
      updatedAt,
      environment: environmentLink(space),
      version: 1,
      visibility: 'public',
    },
    name,
  };
}

const localeFields = ({ code, name, isDefault, fallbackCode }: ContentLocale): Sent => ({
  code,
  default: isDefault,
  name,
  fallbackCode,
});

export function sentLocale(locale: ContentLocale): Sent {
  return { ...localeFields(locale), sys: { id: locale.code, type: 'Locale', version: 1 } };
}

export function sentSpace({ id, name }: Space, locales: readonly ContentLocale[]): Sent {
  return { sys: { type: 'Space', id }, name, locales: locales.map(localeFields) };
}
