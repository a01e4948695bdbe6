import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Queryable } from '../../db/database.ts';
import { contentType, entry, linkTo } from '../../testing/content-space.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createSpaceReader } from '../index/load-index.ts';
import type { SpaceReader } from '../index/load-index.ts';
import { fieldsOf, viewOf } from '../query/view.ts';
import { RefusedContent, VersionMismatch } from '../records/refused-content.ts';
import type { ContentStore } from './content-store.ts';

const recipe = contentType('recipe', [
  { id: 'title', type: 'Symbol', required: true, validations: [{ size: { min: 3, max: 20 } }] },
  {
    id: 'slug',
    type: 'Symbol',
    validations: [{ unique: true }, { regexp: { pattern: '^[a-z-]+$' }, message: 'has other letters' }],
  },
  { id: 'minutes', type: 'Integer', validations: [{ range: { min: 1, max: 60 } }] },
  { id: 'kind', type: 'Symbol', validations: [{ in: ['mask', 'peel'] }] },
  { id: 'after', type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['recipe'] }] },
  {
    id: 'steps',
    type: 'Array',
    items: { type: 'Symbol', validations: [{ size: { max: 10 } }] },
    validations: [{ size: { max: 2 } }],
  },
  { id: 'place', type: 'Location' },
  { id: 'day', type: 'Date' },
  { id: 'extra', type: 'Object' },
]);

let server: TestServer;
let store: ContentStore;
let reader: SpaceReader;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  store = server.app.services.contentStore;
  reader = createSpaceReader(server.db);
  await store.setModel({ types: [recipe], locales: [], tags: [{ id: 'easy', name: 'Easy' }] });
});
afterAll(() => server?.close());

const ref = (id: string) => ({ kind: 'Entry' as const, id });
const recipeOf = (id: string, values: Record<string, unknown>) => entry('recipe', id, { title: 'A mask', ...values });

async function issues(work: Promise<unknown>): Promise<string[]> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof RefusedContent)) throw new Error('It was accepted.', { cause: error });
  return error.issues.map(({ path, message }) => `${path}: ${message}`);
}

describe('a draft', () => {
  it('may be incomplete, but has the fields of its type', async () => {
    await store.saveDraft(entry('recipe', 'early', {}));
    expect(
      await issues(
        store.saveDraft(
          recipeOf('wrong', {
            color: 'red',
            minutes: 'ten',
            place: { lat: 91, lon: 0 },
            day: 'soon',
            extra: 1,
            steps: [1],
            after: linkTo('Asset', 'a'),
          }),
        ),
      ),
    ).toEqual([
      'Entry wrong fields.color: is not a field of recipe',
      'Entry wrong fields.minutes.en-US: must be a whole number',
      'Entry wrong fields.place.en-US: is not on Earth',
      expect.stringMatching(/fields.day.en-US: must be a date/),
      'Entry wrong fields.extra.en-US: must be an object',
      'Entry wrong fields.steps.en-US: item 1 must be a text',
      'Entry wrong fields.after.en-US: must be a link to an Entry',
    ]);
    expect(await issues(store.saveDraft(entry('nothing', 'x', {})))).toEqual([
      'Entry x contentType: nothing is not a content type',
    ]);
    expect(await issues(store.saveDraft(entry('recipe', 'x', {}, ['hard'])))).toEqual([
      'Entry x tags: hard is not a tag of the space',
    ]);
    expect(await issues(store.saveDraft(entry('recipe', '../x', {})))).toHaveLength(1);
    const french = { ...entry('recipe', 'x', {}), fields: { title: { 'fr-FR': 'Masque' } } };
    expect(await issues(store.saveDraft(french))).toEqual([
      'Entry x fields.title.fr-FR: is not a locale of the space',
      'Entry x fields.title.fr-FR: is not localized; it has a value in en-US only',
    ]);
  });

  it('is not overwritten by somebody who has read an older one', async () => {
    await store.saveDraft(recipeOf('shared', {}));
    await store.saveDraft({ ...recipeOf('shared', { minutes: 1 }), version: 1 });
    await expect(store.saveDraft({ ...recipeOf('shared', { minutes: 2 }), version: 1 })).rejects.toThrow(
      VersionMismatch,
    );
    const { stages } = await reader.current();
    expect(stages.draft.get(ref('shared'))?.fields['minutes']).toEqual({ 'en-US': 1 });
    expect(stages.published.get(ref('shared'))).toBeUndefined();
  });
});

describe('a model', () => {
  const model = { types: [], locales: [], tags: [] };
  const recipeWith = (change: Partial<(typeof recipe)['fields'][number]>) => ({
    ...recipe,
    fields: recipe.fields.map((field) => (field.id === 'title' ? { ...field, ...change } : field)),
  });

  it.each<[pattern: string, message: string]>([
    ['(', 'is not a regular expression'],
    ['a'.repeat(501), 'Too big'],
  ])('has no pattern that cannot be used', async (pattern, message) => {
    const wrong = recipeWith({ validations: [{ regexp: { pattern } }] });
    expect((await issues(store.setModel({ ...model, types: [wrong] }))).join()).toContain(message);
  });

  it('keeps the type of a field that has values', async () => {
    await store.saveDraft(recipeOf('typed', {}));
    expect(await issues(store.setModel({ ...model, types: [recipeWith({ type: 'Integer' })] }))).toEqual([
      'recipe fields.title: is a Symbol and has values, so its type cannot change',
    ]);
    const day = recipe.fields.map((field) => (field.id === 'day' ? { ...field, type: 'Symbol' as const } : field));
    await store.setModel({ ...model, types: [{ ...recipe, fields: day }] });
    await store.setModel({ ...model, types: [recipe] });
  });

  it('has one default locale', async () => {
    const french = { code: 'fr', name: 'French', isDefault: true, fallbackCode: null };
    expect(await issues(store.setModel({ ...model, locales: [french] }))).toEqual([
      'locales: exactly one must be the default',
    ]);
    const german = { code: 'de', name: 'German', isDefault: false, fallbackCode: 'it' };
    expect(await issues(store.setModel({ ...model, locales: [german] }))).toEqual([
      'locales de: its fallbackCode it is not among them',
    ]);
    await expect(
      server.db.query(`insert into content_locales (code, name, is_default) values ('fr', 'French', true)`),
    ).rejects.toThrow('content_locales_default');
  });
});

describe('publishing', () => {
  it('keeps the rules of the content type', async () => {
    await store.saveDraft(
      entry('recipe', 'rules', {
        title: 'No',
        slug: 'A b',
        minutes: 61,
        kind: 'soup',
        steps: ['a', 'b', 'far too long a step'],
      }),
    );
    expect(await issues(store.publish(ref('rules')))).toEqual([
      'Entry rules fields.title.en-US: must have a size of 3 to 20',
      'Entry rules fields.slug.en-US: has other letters',
      'Entry rules fields.minutes.en-US: must be 1 to 60',
      'Entry rules fields.kind.en-US: must be one of mask, peel',
      'Entry rules fields.steps.en-US: must have a size of at most 2',
      'Entry rules fields.steps.en-US: must have a size of at most 10',
    ]);
    expect(await issues(store.publish(ref('early')))).toEqual(['Entry early fields.title.en-US: is required']);
    expect(await issues(store.publish(ref('nobody')))).toEqual(['Entry nobody: does not exist']);
    await store.saveDraft(recipeOf('linked', { after: linkTo('Entry', 'about') }));
    expect(await issues(store.publish(ref('linked')))).toEqual([
      'Entry linked fields.after.en-US: links to about, which must be a recipe',
    ]);
  });

  it('lets no two entries have the same unique value', async () => {
    await store.saveDraft(recipeOf('one', { slug: 'mask' }), recipeOf('two', { slug: 'mask' }));
    await store.publish(ref('one'));
    expect(await issues(store.publish(ref('two')))).toEqual(['Entry two fields.slug: is the same in another entry']);
    await store.saveDraft(recipeOf('two', { slug: 'other-mask' }));
    await store.publish(ref('two'), ref('one'));
  });

  it('counts, and keeps the first date', async () => {
    const first = (await reader.current()).stages.published.get(ref('one'));
    server.clock.advance(60_000);
    await store.publish(ref('one'));
    const again = (await reader.current()).stages.published.get(ref('one'));
    expect(again?.revision).toBe((first?.revision ?? 0) + 1);
    expect(again?.createdAt).toBe(first?.createdAt);
    expect(Date.parse(again?.updatedAt ?? '')).toBeGreaterThan(Date.parse(first?.updatedAt ?? ''));
  });

  it('can be undone, and records removed', async () => {
    await store.unpublish(ref('one'));
    let { stages } = await reader.current();
    expect([stages.published.get(ref('one')), stages.draft.get(ref('one'))?.publishedVersion]).toEqual([
      undefined,
      null,
    ]);
    await store.remove(ref('one'));
    ({ stages } = await reader.current());
    expect(stages.draft.get(ref('one'))).toBeUndefined();
    expect(stages.draft.changedAfter(0).at(-1)).toMatchObject({
      id: 'one',
      kind: 'Entry',
      deletedAt: expect.any(String),
    });
  });
});

describe('the index in memory', () => {
  it('is the same whether it has followed the changes or was read at once', async () => {
    const fresh = await createSpaceReader(server.db).current();
    const followed = await reader.current();
    for (const stage of ['draft', 'published'] as const) {
      const idsOf = (index: typeof fresh) =>
        index.stages[stage].changedAfter(0).map(({ seq, kind, id }) => `${seq} ${kind} ${id}`);
      expect(idsOf(followed)).toEqual(idsOf(fresh));
    }
  });

  it('knows the type of a record that was added while it was reading', async () => {
    const { db } = server;
    let isFirst = true;
    const query: Queryable['query'] = async (text, values) => {
      if (isFirst && typeof text === 'object' && text.name === 'content-changes') {
        isFirst = false;
        await store.setModel({
          types: [contentType('late', [{ id: 'title', type: 'Symbol' }])],
          locales: [],
          tags: [],
        });
        await store.saveDraft(entry('late', 'late', { title: 'Late' }));
      }
      return db.query(text, values);
    };
    const index = await createSpaceReader({ query }).current();
    expect(index.stages.draft.get(ref('late'))).toBeDefined();
    expect(index.model.types.has('late')).toBe(true);
  });

  it('runs one query at a time, even when callers ask again right after an answer', async () => {
    const { db } = server;
    const queries = { running: 0, max: 0 };
    const query: Queryable['query'] = async (text, values) => {
      queries.running += 1;
      queries.max = Math.max(queries.max, queries.running);
      try {
        return await db.query(text, values);
      } finally {
        queries.running -= 1;
      }
    };
    const { current } = createSpaceReader({ query });
    const askAgain = (times: number): Promise<unknown> =>
      times === 0 ? current() : current().then(() => askAgain(times - 1));
    await Promise.all([askAgain(3), askAgain(3), askAgain(3)]);
    expect(queries).toEqual({ running: 0, max: 1 });
  });

  it('shows nothing of a record whose type is unknown', async () => {
    const index = await createSpaceReader(server.db).current();
    const late = index.stages.draft.get(ref('late'));
    index.model = { ...index.model, types: new Map() };
    expect(late && fieldsOf(viewOf(index, 'draft', '*'), late)).toEqual({});
  });

  it('begins again when the database was restored to an earlier state', async () => {
    const { seq } = await reader.current();
    await server.db.query('update content_head set seq = 1');
    await server.db.query('delete from content_changes where seq > 1');
    const index = await reader.current();
    expect([index.seq, seq > 1, [...index.stages.published.changedAfter(1)]]).toEqual([1, true, []]);
  });
});
