import type { ContentSearchResult, ProductSearchResult } from '@regen/sdk';
import { describe, expect, it } from 'vitest';
import { stringifySearch } from '~/kernel/search-params.ts';
import { contentParams, contentSlugs, parseSearchPage, searchParams } from './search-page.ts';
import { suggestionGroups } from './suggestions.ts';

describe('the URL of a search', () => {
  it('names the words, the kind of result and the page', () => {
    const search = parseSearchPage({ q: ' vitamin   c ', in: 'articles', page: '3', utm_source: 'mail' });
    expect(search).toEqual({ q: 'vitamin c', in: 'articles', page: 3 });
    expect(stringifySearch({ ...search })).toBe('?q=vitamin+c&in=articles&page=3');
  });

  it.each([
    [{ in: 'articles', page: '2' }, {}],
    [{ q: 'acne', in: 'lessons' }, { q: 'acne' }],
    [{ q: 'acne', in: '__proto__', page: 'x' }, { q: 'acne' }],
    [{ q: 'acne', in: ['articles'] }, { q: 'acne' }],
    [
      { q: 'acne', category: 'serums,masks', sort: 'price_asc', page: '2' },
      { q: 'acne', category: ['serums', 'masks'], sort: 'price_asc', page: 2 },
    ],
    [{ q: 'acne', sort: 'featured' }, { q: 'acne' }],
    [
      { q: 'acne', in: 'articles', category: 'serums' },
      { q: 'acne', in: 'articles' },
    ],
    [{ category: 'serums' }, {}],
  ])('%j', (raw, expected) => {
    expect(parseSearchPage(raw)).toEqual(expected);
  });

  it('asks for a page of products or of one kind of content, and for a little of all content beside products', () => {
    expect(searchParams({ q: 'acne', page: 2 })).toEqual({ search: 'acne', facets: true, page: 2 });
    expect(searchParams({ q: 'acne', concern: ['redness'], sort: 'name' })).toEqual({
      search: 'acne',
      facets: true,
      concern: ['redness'],
      sort: 'name',
    });
    expect(contentParams({ q: 'acne', page: 2 })).toEqual({ search: 'acne', perPage: 3 });
    expect(searchParams({ q: 'acne', in: 'faqs', page: 2 })).toEqual({ search: 'acne', facets: true });
    expect(contentParams({ q: 'acne', in: 'faqs', page: 2 })).toEqual({ search: 'acne', type: 'faq', page: 2 });
    expect(contentSlugs.map((slug) => contentParams({ q: 'a', in: slug }).type)).toEqual([
      'blogPost',
      'protocol',
      'webinar',
      'resource',
      'faq',
    ]);
  });
});

describe('suggestions', () => {
  const pages = { query: 'acne', currentPage: 1, totalPages: 1, perPage: 6 };
  const products: ProductSearchResult = {
    ...pages,
    items: [],
    categories: [],
    concerns: [{ slug: 'acne', name: 'Acne', description: 'Breakouts.', productCount: 4 }],
    totalCount: 0,
    facets: null,
    didYouMean: null,
  };
  const content: ContentSearchResult = {
    ...pages,
    items: [
      { type: 'blogPost', id: 'post-1', slug: 'acne', title: 'Acne, calmly', summary: 'One.', topic: 'Skin concerns' },
      { type: 'faq', id: 'faq-1', slug: 'acne-and-sun', title: 'Acne and sun?', summary: 'Two.', topic: 'Products' },
    ],
    counts: [
      { type: 'blogPost', totalCount: 1 },
      { type: 'faq', totalCount: 1 },
    ],
    totalCount: 2,
    didYouMean: 'acne',
  };

  it('end with what there is to read, with what it is and where', () => {
    const groups = suggestionGroups(products, content);
    expect(groups.map(({ label }) => label)).toEqual(['Did you mean', 'Concerns', 'Learn']);
    expect(groups.at(-1)?.items.map(({ label, kind, path }) => [label, kind, path])).toEqual([
      ['Acne, calmly', 'Article', '/blogs/acne'],
      ['Acne and sun?', 'FAQ', '/faqs#acne-and-sun'],
    ]);
  });

  it('are those of products until content has answered, and take the spelling of products where it found some', () => {
    expect(suggestionGroups(products, undefined).map(({ label }) => label)).toEqual(['Concerns']);
    const found = suggestionGroups({ ...products, totalCount: 2 }, content);
    expect(found.map(({ label }) => label)).toEqual(['Concerns', 'Learn']);
  });
});
