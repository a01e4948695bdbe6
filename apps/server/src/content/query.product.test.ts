import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contentType, entry, failureOf, linkTo, publish, startContentServer } from '../testing/content-space.ts';
import type { ContentServer } from '../testing/content-space.ts';

const person = contentType('person', [
  { id: 'name', type: 'Symbol', localized: true },
  { id: 'about', type: 'Text' },
  { id: 'story', type: 'RichText' },
  { id: 'age', type: 'Integer' },
  { id: 'rating', type: 'Number' },
  { id: 'born', type: 'Date' },
  { id: 'isActive', type: 'Boolean' },
  { id: 'home', type: 'Location' },
  { id: 'extra', type: 'Object' },
  { id: 'skills', type: 'Array', items: { type: 'Symbol', validations: [] } },
  { id: 'friend', type: 'Link', linkType: 'Entry' },
  { id: 'friends', type: 'Array', items: { type: 'Link', linkType: 'Entry', validations: [] } },
  { id: 'portrait', type: 'Link', linkType: 'Asset' },
  { id: 'secret', type: 'Symbol', omitted: true },
]);

const story = (text: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: text, marks: [], data: {} }] },
    { nodeType: 'embedded-entry-block', data: { target: linkTo('Entry', 'cleo') }, content: [] },
  ],
});

let content: ContentServer;

beforeAll(async () => {
  content = await startContentServer(inject('cluster'));
  await content.store.setModel({
    types: [person],
    locales: [
      { code: 'en-US', name: 'English', isDefault: true, fallbackCode: null },
      { code: 'es-US', name: 'Spanish', isDefault: false, fallbackCode: 'en-US' },
      { code: 'es-MX', name: 'Spanish (Mexico)', isDefault: false, fallbackCode: 'es-US' },
      { code: 'fr-CA', name: 'French', isDefault: false, fallbackCode: null },
    ],
    tags: [
      { id: 'skin', name: 'Skin' },
      { id: 'hair', name: 'Hair' },
    ],
  });
  const amy = entry(
    'person',
    'amy',
    {
      name: 'Amy',
      about: 'Teaches peels and médical skin care.',
      story: story('A room with one bed'),
      age: 31,
      rating: 4.5,
      born: '1995-03-02',
      isActive: true,
      home: { lat: 40.76, lon: -111.89 },
      extra: { a: 1 },
      skills: ['peels', 'facials'],
      friend: linkTo('Entry', 'ben'),
      friends: [linkTo('Entry', 'ben'), linkTo('Entry', 'cleo')],
      secret: 'hidden',
    },
    ['skin'],
  );
  await publish(
    content,
    { ...amy, fields: { ...amy.fields, name: { 'en-US': 'Amy', 'es-US': 'Anita' } } },
    entry(
      'person',
      'ben',
      {
        name: 'Ben',
        about: 'Paints.',
        age: 45,
        rating: 3,
        born: '1981-07-20T10:00:00+02:00',
        isActive: false,
        home: { lat: 39.74, lon: -104.99 },
        skills: ['facials'],
        friend: linkTo('Entry', 'cleo'),
      },
      ['skin', 'hair'],
    ),
    entry('person', 'cleo', {
      name: 'Cleo',
      age: 28,
      home: { lat: 48.85, lon: 2.35 },
      skills: ['peels', 'facials', 'lasers'],
    }),
  );
});
afterAll(() => content?.server.close());

/** Ids of the people whom a query names, in its order unless it has none. */
async function found(query: Record<string, unknown>): Promise<string[]> {
  const { items } = await content.client.getEntries({ content_type: 'person', ...query });
  const ids = items.map(({ sys }) => sys.id);
  return 'order' in query || Object.keys(query).some((name) => name.endsWith('[near]')) ? ids : ids.toSorted();
}

describe('filters', () => {
  it.each<[query: Record<string, unknown>, ids: string[]]>([
    [{ 'fields.name': 'Amy' }, ['amy']],
    [{ 'fields.name[ne]': 'Amy' }, ['ben', 'cleo']],
    [{ 'fields.age': 45 }, ['ben']],
    [{ 'fields.isActive': true }, ['amy']],
    [{ 'fields.isActive[ne]': true }, ['ben', 'cleo']],
    [{ 'fields.born': '1981-07-20T08:00:00Z' }, ['ben']],
    [{ 'fields.skills': 'peels' }, ['amy', 'cleo']],
    [{ 'fields.skills[ne]': 'peels' }, ['ben']],
    [{ 'fields.skills[all]': ['peels', 'lasers'] }, ['cleo']],
    [{ 'fields.skills[in]': ['lasers', 'painting'] }, ['cleo']],
    [{ 'fields.skills[nin]': ['lasers', 'painting'] }, ['amy', 'ben']],
    [{ 'fields.age[in]': [31, 28] }, ['amy', 'cleo']],
    [{ 'fields.age[nin]': [31, 28] }, ['ben']],
    [{ 'fields.rating[exists]': true }, ['amy', 'ben']],
    [{ 'fields.rating[exists]': false }, ['cleo']],
    [{ 'fields.extra[exists]': true }, ['amy']],
    [{ 'fields.age[lt]': 31 }, ['cleo']],
    [{ 'fields.age[lte]': 31 }, ['amy', 'cleo']],
    [{ 'fields.age[gt]': 31 }, ['ben']],
    [{ 'fields.age[gte]': 31 }, ['amy', 'ben']],
    [{ 'fields.rating[gt]': 3.1 }, ['amy']],
    [{ 'fields.born[lt]': '1990-01-01' }, ['ben']],
    [{ 'fields.age[gte]': 28, 'fields.age[lt]': 45 }, ['amy', 'cleo']],
    [{ 'fields.about[match]': 'MEDIC skin' }, ['amy']],
    [{ 'fields.story[match]': 'one bed' }, ['amy']],
    [{ 'fields.home[within]': '39,-112,41,-104' }, ['amy', 'ben']],
    [{ 'fields.home[within]': '40.76,-111.89,50' }, ['amy']],
    [{ 'fields.home[near]': '39.7,-105' }, ['ben', 'amy', 'cleo']],
    [{ query: 'facials' }, ['amy', 'ben', 'cleo']],
    [{ query: 'room bed' }, ['amy']],
    [{ 'sys.id': 'cleo' }, ['cleo']],
    [{ 'sys.id[in]': ['amy', 'ben', 'nobody'] }, ['amy', 'ben']],
    [{ 'sys.id[ne]': 'amy' }, ['ben', 'cleo']],
    [{ 'sys.revision[gte]': 2 }, []],
    [{ 'sys.createdAt[gt]': '2020-01-01T00:00:00Z' }, ['amy', 'ben', 'cleo']],
    [{ 'sys.updatedAt[lt]': '2020-01-01T00:00:00Z' }, []],
    [{ 'metadata.tags.sys.id[in]': ['hair'] }, ['ben']],
    [{ 'metadata.tags.sys.id[nin]': ['hair'] }, ['amy', 'cleo']],
    [{ 'metadata.tags.sys.id[all]': ['skin', 'hair'] }, ['ben']],
    [{ 'metadata.tags[exists]': false }, ['cleo']],
    [{ 'fields.friend.sys.id': 'ben' }, ['amy']],
    [{ 'fields.friends.sys.id[in]': ['cleo'] }, ['amy']],
    [{ 'fields.friends[exists]': true }, ['amy']],
    [{ 'fields.friend.sys.contentType.sys.id': 'person', 'fields.friend.fields.age[gt]': 40 }, ['amy']],
    [{ 'fields.friends.sys.contentType.sys.id': 'person', 'fields.friends.fields.name': 'Cleo' }, ['amy']],
    [{ links_to_entry: 'cleo' }, ['amy', 'ben']],
    [{ links_to_asset: 'nothing' }, []],
    [{ 'sys.contentType.sys.id': 'person' }, ['amy', 'ben', 'cleo']],
  ])('%j finds %j', async (query, ids) => {
    expect(await found(query)).toEqual(ids);
  });

  it('need no content type for what every entry has', async () => {
    const { total } = await content.client.getEntries({ 'sys.contentType.sys.id[in]': ['person', 'faq'], limit: 0 });
    const { total: people } = await content.client.getEntries({ content_type: 'person' });
    const { total: questions } = await content.client.getEntries({ content_type: 'faq' });
    expect(questions).toBeGreaterThan(0);
    expect(total).toBe(people + questions);
  });

  it('never read fields that are omitted', async () => {
    const failure = await failureOf(found({ 'fields.secret': 'hidden' }));
    expect(failure.name).toBe('InvalidQuery');
    expect(await content.client.getEntry('amy')).not.toHaveProperty('fields.secret');
  });
});

describe('order and pages', () => {
  it.each<[order: string | string[], ids: string[]]>([
    ['fields.age', ['cleo', 'amy', 'ben']],
    ['-fields.age', ['ben', 'amy', 'cleo']],
    ['fields.rating', ['ben', 'amy', 'cleo']],
    ['-fields.rating', ['amy', 'ben', 'cleo']],
    ['-fields.born', ['amy', 'ben', 'cleo']],
    [
      ['fields.isActive', '-sys.id'],
      ['ben', 'amy', 'cleo'],
    ],
    ['-sys.id', ['cleo', 'ben', 'amy']],
    ['-sys.createdAt,sys.id', ['amy', 'ben', 'cleo']],
  ])('%j', async (order, ids) => {
    expect(await found({ order })).toEqual(ids);
  });

  it('are cut by skip and limit, and by cursors', async () => {
    const order = ['sys.id' as const];
    const page = await content.client.getEntries({ content_type: 'person', order, skip: 1, limit: 1 });
    expect(page).toMatchObject({ total: 3, skip: 1, limit: 1, items: [{ sys: { id: 'ben' } }] });
    expect((await content.client.getEntries({ content_type: 'person', order, skip: 9 })).items).toEqual([]);
    const first = await content.client.getEntriesWithCursor({ content_type: 'person', order, limit: 2 });
    expect(first.items.map(({ sys }) => sys.id)).toEqual(['amy', 'ben']);
    expect(first.pages.prev).toBeUndefined();
    const { next = '' } = first.pages;
    const second = await content.client.getEntriesWithCursor({
      content_type: 'person',
      order,
      limit: 2,
      pageNext: next,
    });
    expect(second.items.map(({ sys }) => sys.id)).toEqual(['cleo']);
    expect(second.pages.next).toBeUndefined();
  });
});

describe('select', () => {
  it('sends the named parts only', async () => {
    const { items } = await content.client.getEntries({
      content_type: 'person',
      select: ['fields.name', 'sys.id'],
      'sys.id': 'amy',
    });
    expect(items[0]).toMatchObject({ fields: { name: 'Amy' }, sys: { id: 'amy' } });
    expect(items[0]?.fields).not.toHaveProperty('age');
    expect(items[0]).not.toHaveProperty('metadata');
  });

  it('leaves linked entries whole', async () => {
    const { items } = await content.client.getEntries({
      content_type: 'person',
      select: ['fields.friend'],
      'sys.id': 'amy',
    });
    expect(items[0]?.fields).toMatchObject({ friend: { fields: { name: 'Ben', age: 45 } } });
  });
});

describe('locales', () => {
  const nameIn = async (locale?: string) => {
    const { fields, sys } = await content.client.getEntry('amy', locale === undefined ? {} : { locale });
    return [fields['name'], fields['age'], sys.locale];
  };

  it('fall back along their chain; what is not localized is the same everywhere', async () => {
    expect(await nameIn()).toEqual(['Amy', 31, 'en-US']);
    expect(await nameIn('es-US')).toEqual(['Anita', 31, 'es-US']);
    expect(await nameIn('es-MX')).toEqual(['Anita', 31, 'es-MX']);
    expect(await nameIn('fr-CA')).toEqual([undefined, 31, 'fr-CA']);
    expect((await failureOf(nameIn('de-DE'))).status).toBe(400);
  });

  it('are all sent when asked for, without fallbacks', async () => {
    const { fields, sys } = await content.client.withAllLocales.getEntry('amy');
    expect(fields).toMatchObject({ name: { 'en-US': 'Amy', 'es-US': 'Anita' }, age: { 'en-US': 31 } });
    expect(sys).not.toHaveProperty('locale');
  });

  it('are what filters read', async () => {
    expect(await found({ 'fields.name': 'Anita', locale: 'es-MX' })).toEqual(['amy']);
    expect(await found({ 'fields.name': 'Anita' })).toEqual([]);
    expect(await found({ 'fields.name': 'Anita', locale: '*' }).catch((error: Error) => error.message)).toMatch(
      /locale/,
    );
  });
});

describe('a query that is wrong', () => {
  it.each<[query: Record<string, unknown>, problem: Record<string, unknown>]>([
    [
      { 'fields.nothing': 1 },
      { name: 'unknown', path: ['fields', 'nothing'], details: 'The path "fields.nothing" is not recognized' },
    ],
    [{ nothing: 1 }, { name: 'unknown', path: ['nothing'] }],
    [{ 'sys.nothing': 1 }, { name: 'unknown' }],
    [{ 'sys.constructor': 1 }, { name: 'unknown' }],
    [{ 'fields.age[like]': 1 }, { name: 'unknownOperator', value: 'like' }],
    [{ 'fields.age[match]': 'x' }, { name: 'unknownOperator' }],
    [{ 'fields.extra': 'x' }, { name: 'unknownOperator' }],
    [{ 'fields.age': 'many' }, { name: 'type', path: ['fields', 'age'] }],
    [{ 'fields.born[lt]': 'yesterday' }, { name: 'type' }],
    [{ 'fields.isActive': 'maybe' }, { name: 'type' }],
    [{ 'fields.age[exists]': 'maybe' }, { name: 'type' }],
    [{ 'fields.home[near]': '1' }, { name: 'type' }],
    [{ 'fields.home[within]': '1,2' }, { name: 'type' }],
    [{ order: 'fields.skills' }, { name: 'type' }],
    [{ order: 'fields.about' }, { name: 'type' }],
    [{ order: 'fields.nothing' }, { name: 'unknown' }],
    [{ select: ['fields.nothing'] }, { name: 'unknown' }],
    [{ limit: 1001 }, { name: 'type', path: ['limit'] }],
    [{ limit: -1 }, { name: 'type' }],
    [{ skip: 'x' }, { name: 'type' }],
    [{ include: 11 }, { name: 'type' }],
    [{ content_type: 'nothing' }, { name: 'unknownContentType' }],
    [{ 'fields.friend.fields.age': 1 }, { name: 'contentTypeRequired' }],
    [{ mimetype_group: 'image' }, { name: 'unknown' }],
  ])('%j', async (query, problem) => {
    const failure = await failureOf(found(query));
    expect(failure).toMatchObject({ name: 'InvalidQuery', status: 400, requestId: expect.stringMatching(/^req_/) });
    expect(failure.details).toMatchObject({ errors: [problem] });
  });

  it('names the content type that fields need', async () => {
    const failure = await failureOf(content.client.getEntries({ 'fields.name': 'Amy' } as never));
    expect(failure.details).toMatchObject({
      errors: [{ details: expect.stringContaining('limit your query to a specific content type') }],
    });
  });

  it('has too many filters, or a URL that is too long', async () => {
    const filters = Object.fromEntries(
      ['eq', 'ne', 'in', 'nin', 'all', 'lt', 'lte', 'gt', 'gte'].flatMap((operator) =>
        ['age', 'rating', 'name', 'born', 'skills', 'about'].map((field) => [
          `fields.${field}[${operator}]`,
          field === 'born' ? '2020-01-01' : '1',
        ]),
      ),
    );
    expect((await failureOf(found(filters))).details).toMatchObject({ errors: [{ name: 'tooComplex' }] });
    expect((await failureOf(found({ 'fields.name[in]': 'x'.repeat(7_600) }))).status).toBe(414);
  });
});
