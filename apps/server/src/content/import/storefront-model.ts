import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { contentTypeSchema } from '../records/content-type-schema.ts';
import type { ContentType } from '../records/types.ts';
import type { SpaceModel } from '../store/write-model.ts';

const FOLDER = new URL('../model/', import.meta.url);

async function readTypes(): Promise<ContentType[]> {
  const names = (await readdir(fileURLToPath(FOLDER))).toSorted();
  return Promise.all(
    names.map(async (name) => contentTypeSchema.parse(JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')))),
  );
}

/** What the storefront's pages are made of, in English. A content folder has its types, and may have others. */
export async function storefrontModel(): Promise<SpaceModel> {
  const locale = { code: 'en-US', name: 'English (United States)', isDefault: true, fallbackCode: null };
  return { types: await readTypes(), locales: [locale], tags: [] };
}
