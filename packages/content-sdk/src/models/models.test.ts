import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { createContentClient } from '../client/create-content-client.ts';
import { ContentParameterError } from '../client/errors.ts';
import { MAX_LINKED, MAX_LINKED_PER_LIST } from '../defaults.ts';
import { linkTo, linksTo } from '../fields/link.ts';
import { richTextField } from '../fields/rich-text.ts';
import { createSnapshot } from '../snapshot/create-snapshot.ts';
import { startDeliveryServer } from '../testing/delivery-server.ts';
import type { DeliveryServer } from '../testing/delivery-server.ts';
import { documentOf, node, paragraph, text } from '../testing/documents.ts';
import { openSnapshot, putFaq, putPage, putPost } from '../testing/open-snapshot.ts';
import { assetLink, entryLink, inLocales } from '../testing/space.ts';
import { author } from './author.ts';
import { blogPost } from './blog.ts';
import type { BlogPost, BlogPostCard, blogPostCard } from './blog.ts';
import { defineModel } from './define-model.ts';
import type { Model } from './define-model.ts';
import { faq } from './faq.ts';
import type { Faq } from './faq.ts';
import { page, pageSection } from './page.ts';
import type { Page } from './page.ts';

let server: DeliveryServer;
beforeEach(async () => {
  server = await startDeliveryServer();
});
afterEach(() => server[Symbol.asyncDispose]());

describe('the core models', () => {
  it('make plain typed objects', async () => {
    const { space } = server;
    space.asset('portrait', { title: 'Mara', url: '//images.example/mara.png' });
    space.entry('author', 'mara', { name: 'Mara Quist', slug: 'mara-quist', portrait: assetLink('portrait') });
    putPost(space, 'peptides', { author: entryLink('mara'), related: [entryLink('acids')], products: ['GM10'] });
    putPost(space, 'acids');
    const { snapshot, problems } = await openSnapshot(server);
    const post = await snapshot.reader('web').get(blogPost, 'peptides');
    expect(post).toEqual({
      id: 'peptides',
      type: 'blogPost',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      title: 'Post peptides',
      slug: 'peptides',
      summary: 'What peptides do.',
      topic: 'Ingredients',
      publishedAt: '2026-05-01T16:00:00.000Z',
      picture: null,
      author: {
        id: 'mara',
        type: 'author',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        name: 'Mara Quist',
        slug: 'mara-quist',
        portrait: {
          id: 'portrait',
          title: 'Mara',
          description: '',
          url: 'http://images.example/mara.png',
          fileName: 'portrait.png',
          contentType: 'image/png',
          size: 1_024,
          width: 640,
          height: 480,
        },
      },
      body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Peptides', marks: [] }] }],
      related: [expect.objectContaining({ title: 'Post acids', author: null })],
      products: ['GM10'],
    });
    expect(post?.related[0]).not.toHaveProperty('body');
    expect(JSON.parse(JSON.stringify(post))).toEqual(post);
    expect(problems).toEqual([]);
  });

  it('have types without those of a client', () => {
    expectTypeOf<Faq['topic']>().toEqualTypeOf<string>();
    expectTypeOf<BlogPost['type']>().toEqualTypeOf<'blogPost'>();
    expectTypeOf<BlogPost['related']>().toEqualTypeOf<readonly BlogPostCard[]>();
    expectTypeOf<Page['sections'][number]['type']>().toEqualTypeOf<'pageSection' | 'faq'>();
    expectTypeOf<Page['documentUrl']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<BlogPostCard>().not.toHaveProperty('body');
    expectTypeOf<typeof blogPostCard.view>().toEqualTypeOf<'card'>();
  });

  it('put records and files into a text', async () => {
    const { space } = server;
    space.asset('chart', { title: 'Chart' });
    space.entry('pageSection', 'note', {
      audiences: ['web'],
      heading: 'Note',
      body: documentOf(paragraph(text('Patch test first.'))),
    });
    putPost(space, 'acids');
    const body = documentOf(
      node('embedded-entry-block', [], { target: entryLink('note') }),
      node('embedded-asset-block', [], { target: assetLink('chart') }),
      paragraph(
        node('entry-hyperlink', [text('acids')], { target: entryLink('acids') }),
        node('asset-hyperlink', [text('chart')], { target: assetLink('chart') }),
        node('embedded-entry-inline', [], { target: entryLink('acids') }),
      ),
    );
    putPost(space, 'peptides', { body });
    const { snapshot, problems } = await openSnapshot(server);
    const post = await snapshot.reader('web').get(blogPost, 'peptides');
    expect(post?.body).toMatchObject([
      { type: 'record', record: { type: 'pageSection', heading: 'Note' } },
      { type: 'file', file: { title: 'Chart', contentType: 'image/png' } },
      {
        type: 'paragraph',
        children: [
          { type: 'record-link', record: { slug: 'acids' }, children: [{ text: 'acids' }] },
          { type: 'file-link', file: { title: 'Chart' }, children: [{ text: 'chart' }] },
          { type: 'record', record: { title: 'Post acids' } },
        ],
      },
    ]);
    expect(JSON.stringify(post)).not.toContain('pointer');
    expect(problems).toEqual([]);
  });
});

it('gives every reader objects of their own', async () => {
  putPost(server.space, 'acids', { products: ['GM1'] });
  const { snapshot } = await openSnapshot(server);
  const read = async () => snapshot.reader('web').get(blogPost, 'acids');
  const before = JSON.stringify(await read());
  const post = await read();
  post?.products.push('GM2');
  for (const object of objectsIn(post)) Object.assign(object, { changed: true });
  expect(JSON.stringify(await read())).toBe(before);
});

function objectsIn(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

describe('a problem affects only its own section', () => {
  it('says what a value must be', async () => {
    putPage(server.space, 'policy', { revisedAt: 'yesterday' });
    putPage(server.space, 'terms', { revisedAt: '2026-99-99' });
    putPage(server.space, 'returns', { sections: 'intro' });
    putPage(server.space, 'care', { slug: 'Skin Care' });
    const { problems } = await openSnapshot(server);
    expect(problems.map(({ id, message }) => `${id}: ${message}`)).toEqual([
      'policy: must be an ISO 8601 date',
      'terms: must be an ISO 8601 date',
      'returns: must be a list of links',
      'care: must be lowercase words joined by hyphens',
    ]);
  });

  it('leaves out links that are broken, of another type, or of another kind, and reports each once', async () => {
    const { space } = server;
    space.asset('sheet', { contentType: 'application/pdf' });
    space.asset('hostile', { url: 'javascript:alert(1)' });
    putFaq(space, 'returns');
    space.entry('pageSection', 'intro', { audiences: ['web'], heading: 'Intro', picture: assetLink('sheet') });
    space.entry('author', 'nobody', { name: 'Nobody', slug: 'nobody', portrait: assetLink('hostile') });
    putPage(space, 'policy', {
      documentUrl: 'javascript:alert(1)',
      sections: [entryLink('gone'), entryLink('intro'), entryLink('nobody'), 'text', null, entryLink('returns')],
    });
    const { snapshot, problems } = await openSnapshot(server);
    const read = async () => snapshot.reader('web').get(page, 'policy');
    expect(await read()).toMatchObject({
      title: 'Page policy',
      body: [],
      sections: [{ heading: 'Intro', picture: null }, { question: 'Question returns' }],
    });
    await read();
    expect(problems.map(({ id, field, reason }) => `${id}.${field}: ${reason}`)).toEqual([
      'policy.sections: wrong-type',
      'policy.documentUrl: wrong-type',
      'policy.sections: broken-link',
      'intro.picture: wrong-link',
      'policy.sections: wrong-link',
    ]);
    expect(problems.slice(0, 2).map(({ message }) => message)).toEqual([
      'must be a link to an entry',
      'URL not allowed',
    ]);
    expect(await snapshot.reader('web').get(author, 'nobody')).toMatchObject({ name: 'Nobody', portrait: null });
  });

  it('leaves out optional values of another type, and records without a required one', async () => {
    const { space } = server;
    putFaq(space, 'kept', { position: 'first' });
    putFaq(space, 'empty', { question: '' });
    putFaq(space, 'number', { question: 7 });
    putFaq(space, 'untranslated', { question: inLocales({ es: 'Sí' }) });
    putFaq(space, 'object', { topic: { toString: 'x' } });
    putFaq(space, 'long', { question: 'x'.repeat(5_000_000) });
    putFaq(space, 'script', { answer: '<script>alert(1)</script>' });
    const { snapshot, problems } = await openSnapshot(server);
    const { items, total } = await snapshot.reader('web').list(faq);
    expect(items.map(({ id, position }) => [id, position])).toEqual([
      ['kept', 0],
      ['script', 1],
    ]);
    expect(total).toBe(2);
    expect(items[1]?.answer).toEqual([]);
    expect(problems.map(({ id, field, isLeftOut }) => [id, field, isLeftOut])).toEqual([
      ['kept', 'position', false],
      ['empty', 'question', true],
      ['number', 'question', true],
      ['untranslated', 'question', true],
      ['object', 'topic', true],
      ['long', 'question', true],
      ['script', 'answer', false],
    ]);
    expect(problems.every(({ message }) => message.length < 300)).toBe(true);
  });

  it('cuts circles where they close', async () => {
    const { space } = server;
    putPost(space, 'one', { related: [entryLink('two'), entryLink('one')] });
    putPost(space, 'two', { related: [entryLink('one')] });
    const post: Model = defineModel({
      type: 'blogPost',
      audience: 'all',
      fields: { title: z.string(), related: linksTo(() => post) },
    });
    const problems: string[] = [];
    const { snapshot } = await openSnapshot(server, {
      models: [post],
      onProblem: ({ id, reason }) => problems.push(`${id}: ${reason}`),
    });
    expect(await snapshot.reader('web').get(post, 'one')).toMatchObject({
      title: 'Post one',
      related: [{ title: 'Post two', related: [] }],
    });
    expect(problems).toEqual(['two: circular-link', 'one: circular-link']);
  });

  it('does not follow links without end', async () => {
    const { space } = server;
    // Each links to all of the next floor: 8 ** 9 records, were they all put in.
    const floors = 9;
    for (let floor = 0; floor < floors; floor += 1) {
      for (let number = 0; number < 8; number += 1) {
        const next = Array.from({ length: 8 }, (_, to) => entryLink(`f${floor + 1}-${to}`));
        space.entry('node', `f${floor}-${number}`, { links: floor + 1 < floors ? next : [] });
      }
    }
    for (let depth = 0; depth < 20; depth += 1)
      space.entry('node', `d${depth}`, { links: [entryLink(`d${depth + 1}`)] });
    const tree: Model = defineModel({ type: 'node', audience: 'all', fields: { links: linksTo(() => tree) } });
    const problems: string[] = [];
    const { snapshot } = await openSnapshot(server, {
      models: [tree],
      onProblem: ({ reason }) => problems.push(reason),
    });
    const wide = JSON.stringify(await snapshot.reader('web').get(tree, 'f0-0'));
    expect(wide.match(/"id"/g)?.length).toBe(MAX_LINKED + 1);
    const deep = JSON.stringify(await snapshot.reader('web').get(tree, 'd0'));
    expect(deep.match(/"id"/g)?.length).toBe(11);
    expect(new Set(problems)).toEqual(new Set(['too-many-links']));
  });

  it('embeds no more records in a list than allowed, however many each of its own may embed', async () => {
    const { space } = server;
    for (let number = 0; number < 30; number += 1) {
      space.entry('node', `leaf${number}`, { links: [] });
      const fan = Array.from({ length: 30 }, (_, to) => entryLink(`leaf${to}`));
      space.entry('node', `branch${number}`, { links: fan });
    }
    const all = Array.from({ length: 30 }, (_, to) => entryLink(`branch${to}`));
    for (let number = 0; number < 20; number += 1) space.entry('root', `root${number}`, { links: all });
    const tree: Model = defineModel({ type: 'node', audience: 'all', fields: { links: linksTo(() => tree) } });
    const root = defineModel({ type: 'root', audience: 'all', fields: { links: linksTo(() => tree) } });
    const problems: string[] = [];
    const { snapshot } = await openSnapshot(server, {
      models: [root],
      onProblem: ({ message }) => problems.push(message),
    });
    const { items } = await snapshot.reader('web').list(root, { perPage: 20 });
    expect(items).toHaveLength(20);
    expect(JSON.stringify(items).match(/"id"/g)?.length).toBe(MAX_LINKED_PER_LIST + items.length);
    expect(problems).toContain('more than 10000 linked records in one list');
    const { items: again } = await snapshot.reader('web').list(root, { perPage: 5 });
    expect(JSON.stringify(again).match(/"id"/g)?.length).toBe(5 * 931);
  });

  it('gives a slug to the record that had it first', async () => {
    const { space } = server;
    putFaq(space, 'first', { slug: 'returns' });
    putFaq(space, 'second', { slug: 'returns' });
    const { snapshot, problems } = await openSnapshot(server);
    expect(await snapshot.reader('web').get(faq, 'returns')).toMatchObject({ id: 'first' });
    expect(problems).toMatchObject([{ id: 'second', reason: 'duplicate-slug', isLeftOut: false }]);
  });
});

it('finds the record with a slug that the channel may read, though an older one has the slug too', async () => {
  const { space } = server;
  putPost(space, 'for-clinics', { slug: 'mara', audiences: ['b2b'] });
  putPost(space, 'for-all', { slug: 'mara' });
  putPost(space, 'linking', { related: [entryLink('for-all')] });
  const { snapshot } = await openSnapshot(server);
  const find = async (channel: string) => (await snapshot.reader(channel).get(blogPost, 'mara'))?.id;
  expect([await find('web'), await find('b2b')]).toEqual(['for-all', 'for-clinics']);
  const linking = await snapshot.reader('web').list(blogPost, { where: { related: 'mara' } });
  expect(linking.items.map(({ id }) => id)).toEqual(['linking']);
});

describe('who may read', () => {
  const protocol = defineModel({
    type: 'protocol',
    audience: { field: 'channels' },
    slug: 'slug',
    fields: { title: z.string(), slug: z.string() },
  });
  const lesson = defineModel({ type: 'lesson', audience: ['school'], fields: { title: z.string() } });
  const guide = defineModel({
    type: 'guide',
    audience: 'all',
    fields: {
      title: z.string(),
      protocol: linkTo(() => protocol),
      lessons: linksTo(() => lesson),
      text: richTextField(() => protocol),
    },
  });

  async function read(channel: string) {
    const { space } = server;
    space.entry('protocol', 'peel', { title: 'SECRET peel', slug: 'the-peel', channels: ['b2b', 'school'] });
    space.entry('protocol', 'lost', { title: 'SECRET lost', slug: 'lost' });
    space.entry('protocol', 'odd', { title: 'SECRET odd', slug: 'odd', channels: { b2b: true } });
    space.entry('lesson', 'one', { title: 'SECRET lesson' });
    space.entry('guide', 'start', {
      title: 'Start',
      protocol: entryLink('peel'),
      lessons: [entryLink('one')],
      text: documentOf(
        node('embedded-entry-block', [], { target: entryLink('peel') }),
        paragraph(node('entry-hyperlink', [text('the peel')], { target: entryLink('peel') })),
      ),
    });
    const { snapshot, problems } = await openSnapshot(server, { models: [guide, protocol, lesson] });
    const reader = snapshot.reader(channel);
    const seen = JSON.stringify([
      await reader.list(guide),
      await reader.list(protocol),
      await reader.list(lesson),
      await reader.get(protocol, 'the-peel'),
      await reader.get(protocol, 'lost'),
      await reader.get(lesson, 'one'),
    ]);
    const found = await Promise.all([
      reader.list(guide, { where: { protocol: 'peel' } }),
      reader.list(guide, { where: { protocol: 'the-peel' } }),
      reader.list(guide, { where: { protocol: null } }),
    ]);
    return { seen, problems, found: found.map(({ total }) => total), everything: snapshot.unrestricted() };
  }

  it('leaves nothing of a gated record to others: not in lists, links, texts or counts', async () => {
    const { seen, problems, found } = await read('retail');
    expect(seen).not.toContain('SECRET');
    expect(seen).toContain('the peel');
    expect(seen.match(/"total":\d+/g)).toEqual(['"total":1', '"total":0', '"total":0']);
    expect(found).toEqual([0, 0, 1]);
    expect(problems).toEqual([]);
  });

  it('gives it to its channels', async () => {
    const school = await read('school');
    expect(school.seen.match(/SECRET \w+/g)?.toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'SECRET lesson'),
      ...Array.from({ length: 5 }, () => 'SECRET peel'),
    ]);
    expect(school.found).toEqual([1, 1, 0]);
  });

  it.each(['', 'all', 'undefined', '__proto__', 'channels'])('does not accept the channel %j', async (channel) => {
    const { seen } = await read(channel);
    expect(seen).not.toContain('SECRET');
  });

  it('reads everything only where that is asked for', async () => {
    const { everything } = await read('web');
    expect((await everything.list(protocol)).total).toBe(3);
  });

  it('is the same for all models of a type', () => {
    const open = defineModel({ type: 'lesson', view: 'card', audience: 'all', fields: { title: z.string() } });
    const client = createContentClient({ space: 'regen', accessToken: 'unused' });
    expect(() => createSnapshot({ client, models: [lesson, open] })).toThrow(ContentParameterError);
    expect(() => createSnapshot({ client, models: [faq, { ...faq }] })).toThrow('Two models are called "faq".');
  });
});

it('refuses fields that every record has, and orders that cannot be', () => {
  expect(() => defineModel({ type: 'a', audience: 'all', fields: { id: z.string() } })).toThrow(
    'must not be called "id"',
  );
  const fields = { text: richTextField() };
  expect(() => defineModel({ type: 'a', audience: 'all', order: ['text'], fields })).toThrow(
    'cannot be ordered by "text"',
  );
});

it('knows the models that a model links to', async () => {
  const { snapshot } = await openSnapshot(server, { models: [page] });
  expect(await snapshot.reader('web').list(pageSection)).toEqual({
    items: [],
    total: 0,
    currentPage: 1,
    totalPages: 1,
  });
  await expect(snapshot.reader('web').list(author)).rejects.toThrow('There is no model called "author".');
});
