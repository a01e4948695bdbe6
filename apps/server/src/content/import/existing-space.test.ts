import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrateDatabase } from '../../db/migrate.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { loadModel } from '../index/load-index.ts';
import { contentTypeSchema } from '../records/content-type-schema.ts';
import { importContent, readChecked } from './import-content.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'), { isBare: true });
  await migrateDatabase(database.db);
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database?.drop();
});

/** Imports a folder of these files alone. */
async function importOnly(files: Readonly<Record<string, unknown>>): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  }
  return importContent(database.db, await readChecked(folder, database.db), { at: new Date() });
}

const typeOf = (id: string) =>
  contentTypeSchema.parse(JSON.parse(readFileSync(new URL(`../model/${id}.json`, import.meta.url), 'utf8')));
const mood = { id: 'mood', name: 'Mood', type: 'Symbol' };
const ownPage = { ...typeOf('page'), name: 'Our page', fields: [...typeOf('page').fields, mood] };
const page = (values: Readonly<Record<string, unknown>> = {}) => ({
  fields: {
    title: 'The harbor',
    slug: 'harbor',
    description: 'Where we are.',
    body: 'Open all day.',
    revisedAt: '2026-11-01',
    audiences: ['web'],
    ...values,
  },
});
const question = {
  fields: {
    question: 'Open?',
    slug: 'open',
    answer: 'All day.',
    topic: 'Visits',
    topicPosition: 1,
    position: 1,
    audiences: ['web'],
  },
};

const german = { code: 'de-DE', name: 'German', default: true };

describe('an import into a space that has content', () => {
  it('leaves content types that its folder does not contain, and checks entries against them', async () => {
    await importOnly({ 'content-types/page.json': ownPage });
    const before = (await loadModel(database.db)).types.get('page');
    expect(before?.name).toBe('Our page');
    expect(await importOnly({ 'entries/faq/open.json': question })).toBe(1);
    expect(await importOnly({ 'entries/page/harbor.json': page({ mood: 'calm' }) })).toBe(1);
    const { types } = await loadModel(database.db);
    expect(types.get('page')).toEqual(before);
    expect(types.get('faq')?.name).toBe(typeOf('faq').name);
    await importOnly({ 'content-types/page.json': { ...ownPage, name: 'Page of ours' } });
    expect((await loadModel(database.db)).types.get('page')?.name).toBe('Page of ours');
  });

  it('gets new optional fields of the storefront, and nothing else of its types changes', async () => {
    const all = typeOf('page').fields;
    const documentName = all.find(({ id }) => id === 'documentName');
    // As an earlier release had it, with a change by the shop: without a field that is required, and one that is not.
    const kept = ownPage.fields.filter(({ id }) => id !== 'documentName' && id !== 'revisedAt');
    const old = contentTypeSchema.parse({ ...ownPage, fields: kept });
    await importOnly({ 'content-types/page.json': old, 'entries/faq/open.json': question });
    expect((await loadModel(database.db)).types.get('page')?.fields).toEqual(old.fields);
    const { revisedAt: _revisedAt, ...fields } = page({ mood: 'calm', documentName: 'Our harbor' }).fields;
    expect(await importOnly({ 'entries/page/harbor.json': { fields } })).toBe(1);
    expect((await loadModel(database.db)).types.get('page')).toMatchObject({
      name: 'Our page',
      fields: [...old.fields, documentName],
    });
    // Its own type stays as the shop has it.
    const own = { ...old, fields: old.fields.filter(({ id }) => id !== 'mood') };
    await importOnly({ 'content-types/page.json': own });
    expect((await loadModel(database.db)).types.get('page')?.fields).toEqual(own.fields);
  });

  it('uses the locales and tags of the space if its folder has no space.json', async () => {
    await importOnly({ 'space.json': { locales: [german], tags: [{ id: 'sea', name: 'Sea' }] } });
    expect(await importOnly({ 'entries/page/harbor.json': { ...page({ title: 'Der Hafen' }), tags: ['sea'] } })).toBe(
      1,
    );
    expect((await loadModel(database.db)).locales.map(({ code }) => code)).toEqual(['de-DE']);
    const { rows } = await database.db.query(`select fields -> 'title' as title from content_records`);
    expect(rows).toEqual([{ title: { 'de-DE': 'Der Hafen' } }]);
  });

  it('gives a new space the locale of the storefront', async () => {
    await importOnly({ 'entries/page/harbor.json': page() });
    expect((await loadModel(database.db)).locales.map(({ code }) => code)).toEqual(['en-US']);
  });
});
