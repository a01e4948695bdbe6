import type { ProtocolCard } from '@regen/content-sdk/models';
import { describe, expect, it } from 'vitest';
import { stringifySearch } from '~/kernel/search-params.ts';
import { openContext } from '~/testing/context.ts';
import { protocol } from '~/testing/protocol.ts';
import { choicesOf, findProtocols } from './find-protocols.ts';
import { allProtocols, skusOf } from './protocol-queries.ts';
import { parseProtocolListSearch, parseProtocolSearch } from './protocol-search.ts';

describe('the URL of the list', () => {
  it('names words, category, concern, level, length and page', () => {
    const raw = {
      q: ' warm  steam ',
      category: 'Clear skin',
      concern: 'acne',
      level: 'Advanced',
      length: 'long',
      page: '2',
      utm_source: 'mail',
    };
    const search = parseProtocolListSearch(raw);
    expect(stringifySearch({ ...search })).toBe(
      '?q=warm+steam&category=Clear+skin&concern=acne&level=Advanced&length=long&page=2',
    );
  });

  it.each([[{ q: ' ', level: 'expert', length: '9', page: '1' }], [{ concern: { a: 1 }, category: [] }], [{}]])(
    '%j means all protocols',
    (raw) => {
      expect(parseProtocolListSearch(raw)).toEqual({});
    },
  );
});

it.each([
  [{ step: '3' }, { step: 3 }],
  [{ step: 3 }, { step: 3 }],
  [{ step: '0' }, {}],
  [{ step: '1.5' }, {}],
  [{ step: 'x' }, {}],
  [{}, {}],
])('reads %j as %j', (raw, search) => {
  expect(parseProtocolSearch(raw)).toEqual(search);
});

describe('the list', () => {
  const cards = Array.from({ length: 14 }, (_, index): ProtocolCard => ({
    ...protocol,
    id: `p-${index}`,
    title: index === 3 ? 'Crème massage' : `Facial ${index}`,
    category: index < 7 ? 'Facials' : 'Peels',
    concerns: index % 2 === 0 ? ['acne'] : ['redness', 'pores'],
    minutes: 25 + index * 5,
    level: index === 0 ? 'Advanced' : 'Foundation',
  }));
  const idsOf = (search: Parameters<typeof findProtocols>[1]) =>
    findProtocols(cards, search, new Set()).items.map(({ id }) => id);

  it('has twelve on a page', () => {
    expect(idsOf({})).toHaveLength(12);
    expect(idsOf({ page: 2 })).toEqual(['p-12', 'p-13']);
    expect(findProtocols(cards, { page: 9 }, new Set())).toEqual({ items: [], total: 14, totalPages: 2 });
  });

  it('fits every filter', () => {
    expect(idsOf({ category: 'Peels', concern: 'acne' })).toEqual(['p-8', 'p-10', 'p-12']);
    expect(idsOf({ level: 'Advanced' })).toEqual(['p-0']);
    expect(idsOf({ length: 'short' })).toEqual(['p-0', 'p-1']);
    expect(idsOf({ length: 'medium' })).toEqual(['p-2', 'p-3', 'p-4']);
    expect(idsOf({ length: 'long', category: 'Facials' })).toEqual(['p-5', 'p-6']);
  });

  it('has each of the words, without accents', () => {
    expect(idsOf({ q: 'creme, RED' })).toEqual(['p-3']);
    expect(findProtocols(cards, { q: 'creme laser' }, new Set())).toEqual({ items: [], total: 0, totalPages: 1 });
    // What the search has found, such as by a misspelled word, fits the filters as well.
    const found = new Set(['p-3', 'p-9']);
    expect(findProtocols(cards, { q: 'masage', category: 'Facials' }, found).items.map(({ id }) => id)).toEqual([
      'p-3',
    ]);
    expect(idsOf({ category: 'Lasers', concern: 'nope' })).toEqual(idsOf({}));
  });

  it('offers what there is', () => {
    expect(choicesOf(cards)).toEqual({ categories: ['Facials', 'Peels'], concerns: ['acne', 'pores', 'redness'] });
  });
});

it('asks for each product once', () => {
  expect(skusOf(protocol)).toEqual(['GM3202', '1401']);
});

it('reads every page of the cards', async () => {
  const { context, mocks } = openContext();
  const asked: (string | null)[] = [];
  mocks.on('contentList', ({ query }) => {
    asked.push(`${query.get('view')} ${query.get('page')}`);
    return {
      items: [{ ...protocol, id: `p-${query.get('page')}` }],
      totalCount: 201,
      currentPage: 1,
      totalPages: 3,
      perPage: 100,
    };
  });
  const all = await context.ensure(allProtocols);
  expect(asked).toEqual(['card 1', 'card 2', 'card 3']);
  expect(all.map(({ id }) => id)).toEqual(['p-1', 'p-2', 'p-3']);
});
