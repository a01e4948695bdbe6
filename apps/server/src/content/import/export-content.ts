import { extname } from 'node:path';
import type { Queryable } from '../../db/database.ts';
import { fileKey } from '../files/asset-files.ts';
import { loadModel } from '../index/load-index.ts';
import type { Fields, RecordRef, StoredFile } from '../records/types.ts';
import { isObject } from '../records/types.ts';

export interface ExportedContent {
  /** Texts of files by their path in the folder. */
  texts: Map<string, string>;
  /** Paths of the files of assets, with their keys in the storage. */
  files: Map<string, string>;
}

interface RecordRow extends RecordRef {
  contentTypeId: string | null;
  fields: Fields;
  tags: string[];
  isSecured: boolean;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Values by locale instead of by field. */
function byLocale(fields: Fields): Record<string, Record<string, unknown>> {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [id, values] of Object.entries(fields))
    for (const [locale, value] of Object.entries(values)) all[locale] = { ...all[locale], [id]: value };
  return all;
}

function entryText({ id, fields, tags }: RecordRow, main: string): string {
  const { [main]: values = {}, ...locales } = byLocale(fields);
  return json({ id, tags, fields: values, locales });
}

const isStoredFile = (value: unknown): value is StoredFile =>
  isObject(value) && typeof value['hash'] === 'string' && typeof value['fileName'] === 'string';

/** The published content as the files of a content folder; drafts are left out, and assets have their main locale only. */
export async function exportContent(db: Queryable): Promise<ExportedContent> {
  const texts: ExportedContent['texts'] = new Map();
  const files: ExportedContent['files'] = new Map();
  const { types, locales, tags } = await loadModel(db);
  const main = locales.find(({ isDefault }) => isDefault)?.code;
  if (main === undefined) return { texts, files };
  const space = {
    locales: locales.map(({ code, name, isDefault, fallbackCode }) => ({
      code,
      name,
      default: isDefault,
      fallbackCode,
    })),
    tags: [...tags.values()].map(({ id, name }) => ({ id, name })),
  };
  texts.set('space.json', json(space));
  for (const { id, name, description, displayField, fields } of types.values())
    texts.set(`content-types/${id}.json`, json({ id, name, description, displayField, fields }));
  const { rows: records } = await db.query<RecordRow>(
    `select kind, id, content_type_id as "contentTypeId", coalesce(published_fields, '{}') as fields, coalesce(published_tags, '{}') as tags, is_secured as "isSecured"
     from content_records where published_version is not null order by kind, id`,
  );
  for (const record of records) {
    if (record.kind === 'Entry') {
      texts.set(`entries/${record.contentTypeId}/${record.id}.json`, entryText(record, main));
      continue;
    }
    const { file, ...values } = byLocale(record.fields)[main] ?? {};
    if (!isStoredFile(file)) continue;
    const path = `assets/${file.fileName}`;
    const name = files.has(path) ? `${record.id}${extname(file.fileName)}` : file.fileName;
    files.set(`assets/${name}`, fileKey(file.hash));
    texts.set(
      `assets/${record.id}.json`,
      json({ ...values, file: name, tags: record.tags, isSecured: record.isSecured }),
    );
  }
  return { texts, files };
}
