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

/** The storefront's content types, with English as the only locale. A space gets those that it lacks, and new fields of those that it has; content folders may add or replace some. */
export async function storefrontModel(): Promise<SpaceModel> {
  const locale = { code: 'en-US', name: 'English (United States)', isDefault: true, fallbackCode: null };
  return { types: await readTypes(), locales: [locale], tags: [] };
}
