import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import type * as z from 'zod';
import { hashOf } from '../files/asset-files.ts';
import { contentTypeSchema, issuesOf } from '../records/content-type-schema.ts';
import { withNewFields } from '../records/new-fields.ts';
import type { ContentIssue } from '../records/refused-content.ts';
import { isObject } from '../records/types.ts';
import type { ContentField, ContentType, Fields, StoredFile } from '../records/types.ts';
import type { SpaceModel } from '../store/write-model.ts';
import type { Draft } from '../store/write-records.ts';
import { assetFile, entryFile, spaceFile } from './definitions.ts';
import { unsupportedIn } from './markdown-limits.ts';
import { richTextOf } from './markdown.ts';
import { storefrontModel } from './storefront-model.ts';

/** A record, and the file that it is in. */
export interface FileRecord extends Draft {
  source: string;
  isDraft: boolean;
}

export interface ContentFolder {
  /** What its records are checked against: what it contains itself, else what the space has, else the storefront's. */
  model: SpaceModel;
  /** What it contains itself. Only this replaces what the space has. */
  own: SpaceModel;
  records: FileRecord[];
  /** Files of assets by their hash. */
  files: Map<string, { path: string; contentType: string }>;
  issues: ContentIssue[];
}

/** By the ending of the file; others are not served. */
const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['.avif', 'image/avif'],
  ['.gif', 'image/gif'],
  ['.jpg', 'image/jpeg'],
  ['.mp4', 'video/mp4'],
  ['.pdf', 'application/pdf'],
  ['.png', 'image/png'],
  ['.txt', 'text/plain'],
  ['.vtt', 'text/vtt'],
  ['.webm', 'video/webm'],
  ['.webp', 'image/webp'],
  ['.zip', 'application/zip'],
]);
const MAX_FILE = 50_000_000;

/** Null if there is no such file or folder. Other errors remain, such as a file in the place of a folder. */
async function ifPresent<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function filesIn(folder: string): Promise<string[]> {
  return ((await ifPresent(readdir(folder))) ?? []).toSorted();
}

type Raw = z.output<typeof entryFile>;

/** What a text holds, or why it cannot be read. */
function parsed(path: string, text: string): { value: unknown } | string {
  try {
    return { value: path.endsWith('.md') ? readMarkdown(text) : (JSON.parse(text) as unknown) };
  } catch (error) {
    return (error as Error).message;
  }
}

/** Front matter in YAML with the fields, then the field `body`. */
function readMarkdown(text: string): unknown {
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const values: unknown = head === '' ? {} : parseYaml(head);
  if (!isObject(values)) return values;
  const { tags = [], isDraft = false, ...fields } = values;
  return { tags, isDraft, fields: { ...fields, body: body.trim() } };
}

const link = (linkType: string | undefined, id: string) => ({ sys: { type: 'Link', linkType, id } });

/** A value as it is stored, by the type of its field: ids become links, Markdown becomes rich text. */
function storedValue(field: ContentField | undefined, value: unknown): unknown {
  if (field?.type === 'RichText' && typeof value === 'string') return richTextOf(value);
  if (field?.type === 'Link' && typeof value === 'string') return link(field.linkType, value);
  if (field?.type === 'Array' && field.items?.type === 'Link' && Array.isArray(value)) {
    return value.map((one: unknown) => (typeof one === 'string' ? link(field.items?.linkType, one) : one));
  }
  return value;
}

function fieldsOf({ fields, locales }: Raw, type: ContentType, main: string): Fields {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [code, values] of Object.entries({ [main]: fields, ...locales })) {
    for (const [id, value] of Object.entries(values)) {
      const field = type.fields.find((one) => one.id === id);
      all[id] = { ...all[id], [code]: storedValue(field, value) };
    }
  }
  return all;
}

/**
 * Reads a content folder, for a space that has `stored` already. What is wrong with its files is in `issues`; their values are
 * checked by `checkFolder`.
 */
export async function readFolder(root: string, stored?: SpaceModel): Promise<ContentFolder> {
  const issues: ContentIssue[] = [];

  async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
    const text = await readFile(join(root, path), 'utf8');
    const read = parsed(path, text);
    if (typeof read === 'string') {
      issues.push({ path, message: `cannot be read: ${read}` });
      return null;
    }
    const { data, error } = schema.safeParse(read.value);
    if (error) issues.push(...issuesOf(path, error));
    return data ?? null;
  }

  // Its parts may be missing, the folder may not.
  await stat(root);
  const space = await ifPresent(readJson('space.json', spaceFile));
  const ownTypes: ContentType[] = [];
  for (const name of await filesIn(join(root, 'content-types'))) {
    const type = await readJson(`content-types/${name}`, contentTypeSchema);
    if (type) ownTypes.push(type);
  }
  const own: SpaceModel = { types: ownTypes, locales: space?.locales ?? [], tags: space?.tags ?? [] };
  const model = completeModel(own, await storefrontModel(), stored);
  const { types } = model;
  const main = model.locales.find(({ isDefault }) => isDefault)?.code ?? 'en-US';
  const records: FileRecord[] = [];

  async function readEntries(type: ContentType, source: string): Promise<void> {
    const isList = source.endsWith('.json') && (await readFile(join(root, source), 'utf8')).trimStart().startsWith('[');
    const raw = isList ? await readJson(source, entryFile.array()) : await readJson(source, entryFile);
    for (const one of raw === null ? [] : [raw].flat()) {
      for (const field of type.fields.filter((candidate) => candidate.type === 'RichText')) {
        const texts = [one.fields, ...Object.values(one.locales)].map((values) => values[field.id]);
        for (const what of texts.flatMap((text) => (typeof text === 'string' ? unsupportedIn(text) : [])))
          issues.push({ path: `${source} fields.${field.id}`, message: `has ${what}, which is not supported` });
      }
      const { tags, isDraft } = one;
      const id = one.id ?? basename(source, extname(source));
      records.push({
        kind: 'Entry',
        id,
        contentTypeId: type.id,
        fields: fieldsOf(one, type, main),
        tags,
        isDraft,
        source,
      });
    }
  }

  for (const folder of await filesIn(join(root, 'entries'))) {
    const type = types.find(({ id }) => id === folder);
    if (!type) {
      issues.push({
        path: `entries/${folder}`,
        message: 'is not a content type, such as page',
      });
      continue;
    }
    for (const name of await filesIn(join(root, 'entries', folder)))
      await readEntries(type, `entries/${folder}/${name}`);
  }

  const files: ContentFolder['files'] = new Map();
  for (const name of await filesIn(join(root, 'assets'))) {
    if (!name.endsWith('.json')) continue;
    const source = `assets/${name}`;
    const raw = await readJson(source, assetFile);
    const file = raw && (await readAssetFile(root, raw.file));
    if (!raw) continue;
    if (typeof file === 'string' || file === null) {
      issues.push({ path: `${source} file`, message: file ?? 'is missing' });
      continue;
    }
    files.set(file.hash, { path: join(root, 'assets', raw.file), contentType: file.contentType });
    const { title, description, tags, isSecured, isDraft } = raw;
    const fields = {
      title: { [main]: title },
      ...(description !== undefined && { description: { [main]: description } }),
      file: { [main]: file },
    };
    const id = basename(name, '.json');
    records.push({ kind: 'Asset', id, contentTypeId: null, fields, tags, isSecured, isDraft, source });
  }
  return { model, own, records, files, issues };
}

/** A space without locales is new: it gets those of the storefront. */
function completeModel(own: SpaceModel, base: SpaceModel, stored: SpaceModel = base): SpaceModel {
  const ofStorefront = new Map(base.types.map((type) => [type.id, type]));
  const ofSpace = stored.types.map((type) => withNewFields(type, ofStorefront.get(type.id) ?? type));
  const all = [...base.types, ...ofSpace, ...own.types];
  const space = [own, stored].find(({ locales }) => locales.length > 0) ?? base;
  const types = new Map(all.map((type) => [type.id, type]));
  return { types: [...types.values()], locales: space.locales, tags: space.tags };
}

/** The file of an asset, or what is wrong with it. */
async function readAssetFile(root: string, name: string): Promise<StoredFile | string> {
  const path = join(root, 'assets', name);
  const contentType = CONTENT_TYPES.get(extname(name).toLowerCase());
  if (contentType === undefined) return `${name} has a type that is not served`;
  if (!existsSync(path)) return `${name} is missing`;
  const bytes = await readFile(path);
  if (bytes.length > MAX_FILE) return `${name} is larger than ${MAX_FILE} bytes`;
  const details: StoredFile['details'] = { size: bytes.length };
  if (contentType.startsWith('image/')) {
    // Loaded only where there are images: it is a large library.
    const { imageSize } = await import('../../media/content-image.ts');
    const image = await imageSize(bytes);
    if (!image) return `${name} is not an image that can be read`;
    details.image = image;
  }
  return { fileName: name, contentType, details, hash: hashOf(bytes) };
}
