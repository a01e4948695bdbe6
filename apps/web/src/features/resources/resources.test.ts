import type { Resource } from '@regen/content-sdk/models';
import { describe, expect, it } from 'vitest';
import { stringifySearch } from '~/kernel/search-params.ts';
import { choicesOf, findResources, hasFile } from './find-resources.ts';
import { resourceFacts } from './resource-facts.ts';
import { parseResourceSearch, type ResourceSearch } from './resource-search.ts';

const resourceOf = (title: string, more: Partial<Resource> = {}): Resource => ({
  id: title,
  type: 'resource',
  createdAt: '2026-05-01T16:00:00.000Z',
  updatedAt: '2026-05-01T16:00:00.000Z',
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  summary: 'To print and hand out.',
  kind: 'Card',
  topic: 'Client education',
  file: {
    id: title,
    title,
    description: '',
    url: `/content/files/regen/${title}/x/file.pdf`,
    fileName: 'file.pdf',
    contentType: 'application/pdf',
    size: 44_100,
  },
  preview: null,
  publishedAt: '2026-05-01T16:00:00.000Z',
  ...more,
});

describe('the URL of the library', () => {
  it('names words, kind, topic, page and the one that is open', () => {
    const raw = { q: ' peel  form ', kind: 'Form', topic: 'Treatment room', page: '2', open: 'a-b', utm_source: 'x' };
    expect(stringifySearch({ ...parseResourceSearch(raw) })).toBe(
      '?q=peel+form&kind=Form&topic=Treatment+room&page=2&open=a-b',
    );
  });

  it.each([[{ q: ' ', kind: 'Video', page: '1', open: '../x' }], [{ open: { a: 1 }, topic: [] }], [{}]])(
    '%j means all resources',
    (raw) => {
      expect(parseResourceSearch(raw)).toEqual({});
    },
  );
});

const NOTHING: ReadonlySet<string> = new Set();

describe('the library', () => {
  const all = [
    resourceOf('Skin diary', { kind: 'Form' }),
    resourceOf('Peel chart', { kind: 'Chart', topic: 'Treatment room', summary: 'Crème de la crème.' }),
    resourceOf('Gone', { file: null }),
  ].filter(hasFile);

  it('leaves out what cannot be downloaded', () => {
    expect(all.map(({ title }) => title)).toEqual(['Skin diary', 'Peel chart']);
  });

  it.each([
    [{ q: 'creme CHART' }, ['Peel chart']],
    [{ q: 'diary peel' }, []],
    [{ kind: 'Form' as const }, ['Skin diary']],
    [{ topic: 'Treatment room' }, ['Peel chart']],
    [{}, ['Skin diary', 'Peel chart']],
    [{ page: 2 }, []],
  ])('finds by %j', (search, titles) => {
    expect(findResources(all, search, NOTHING).items.map(({ title }) => title)).toEqual(titles);
  });

  it('has what the search has found, within its filters', () => {
    const found = (search: ResourceSearch) =>
      findResources(all, search, new Set(['Peel chart'])).items.map(({ title }) => title);
    expect(found({ q: 'peal' })).toEqual(['Peel chart']);
    expect(found({ q: 'peal', kind: 'Form' })).toEqual([]);
  });

  it('has twelve on a page', () => {
    const many = Array.from({ length: 13 }, (_, at) => resourceOf(`Card ${at}`)).filter(hasFile);
    expect(findResources(many, { page: 2 }, NOTHING)).toMatchObject({
      total: 13,
      totalPages: 2,
      items: [{ title: 'Card 12' }],
    });
  });

  it('offers kinds and topics that there are', () => {
    expect(choicesOf(all)).toEqual({ kinds: ['Chart', 'Form'], topics: ['Client education', 'Treatment room'] });
  });

  it('says what a file is before it is downloaded', () => {
    const [diary] = [resourceOf('Skin diary', { pages: 2, printSize: 'US Letter' })].filter(hasFile);
    expect(diary && resourceFacts(diary)).toBe('PDF, 44 kB · 2 pages · US Letter');
    const picture = { ...diary?.file, contentType: 'image/png', width: 2000, height: 424 };
    const [logo] = [resourceOf('Logo', { file: picture as Resource['file'] })].filter(hasFile);
    expect(logo && resourceFacts(logo)).toBe('PNG, 44 kB · 2000 × 424 pixels');
  });
});
