import type { WebinarCard } from '@regen/content-sdk/models';
import { describe, expect, it } from 'vitest';
import { PUBLIC } from '~/kernel/context.ts';
import { stringifySearch } from '~/kernel/search-params.ts';
import { positionText } from '~/kernel/words/positions.ts';
import { config } from '~/testing/config.ts';
import { openContext } from '~/testing/context.ts';
import { webinar } from '~/testing/webinar.ts';
import { findWebinars, topicsOf } from './find-webinars.ts';
import { findPassages, partAt } from './timeline.ts';
import { webinarHead } from './webinar-head.ts';
import { isoDuration, webinarJsonLd } from './webinar-json-ld.ts';
import { webinarOf } from './webinar-queries.ts';
import { parseWebinarListSearch, parseWebinarSearch } from './webinar-search.ts';

describe('the URL of the list', () => {
  it('names words, a topic and a page', () => {
    const search = parseWebinarListSearch({ q: ' two  fingers ', topic: 'Sun', page: '2', utm_source: 'mail' });
    expect(stringifySearch({ ...search })).toBe('?q=two+fingers&topic=Sun&page=2');
  });

  it.each([[{ q: ' ', topic: [], page: '1' }], [{ q: { a: 1 }, page: 'x' }], [{}]])('%j means all of them', (raw) => {
    expect(parseWebinarListSearch(raw)).toEqual({});
  });
});

it.each([
  ['75', { t: 75 }],
  [75, { t: 75 }],
  ['0', { t: 0 }],
  ['1.5', {}],
  ['-1', {}],
  ['86400', {}],
  ['1m', {}],
  [undefined, {}],
])('t=%j begins at %j', (t, search) => {
  expect(parseWebinarSearch({ t })).toEqual(search);
});

describe('the list', () => {
  const cards = Array.from({ length: 14 }, (_, index): WebinarCard => ({
    ...webinar,
    id: `w-${index}`,
    title: index === 3 ? 'Crème, explained' : `Webinar ${index}`,
    topic: index < 7 ? 'Sun' : 'Routines',
  }));
  const idsOf = (search: Parameters<typeof findWebinars>[1]) =>
    findWebinars(cards, search, new Set(['w-9'])).items.map(({ id }) => id);

  it('has twelve on a page', () => {
    expect(idsOf({})).toHaveLength(12);
    expect(idsOf({ page: 2 })).toEqual(['w-12', 'w-13']);
    expect(findWebinars(cards, { page: 9 }, new Set())).toMatchObject({ items: [], total: 14, totalPages: 2 });
  });

  it('finds each word in title, summary and topic, without accents and case, and what the search has found, within a topic', () => {
    expect(idsOf({ q: 'CREME fingers, sun' })).toEqual(['w-3', 'w-9']);
    expect(idsOf({ q: 'CREME fingers, sun', topic: 'Routines' })).toEqual(['w-9']);
    expect(idsOf({ topic: 'Routines' })).toHaveLength(7);
    expect(topicsOf(cards)).toEqual(['Routines', 'Sun']);
    // A topic that is no more is as good as none.
    expect(idsOf({ topic: 'Peels' })).toEqual(idsOf({}));
    // What has the words in its title comes first.
    const later = [
      { ...webinar, id: 'first', title: 'Sun', summary: 'A peel.' },
      { ...webinar, id: 'second', title: 'A peel' },
    ];
    expect(findWebinars(later, { q: 'peel' }, new Set()).items.map(({ id }) => id)).toEqual(['second', 'first']);
  });
});

describe('the timeline', () => {
  it('knows the part of a moment, also right after somebody went there', () => {
    expect([0, 30.4, 30.46, 76].map((at) => partAt(webinar.chapters, at))).toEqual([0, 0, 1, 1]);
    expect(partAt(webinar.transcript, 1)).toBe(-1);
    expect(partAt([], 1)).toBe(-1);
  });

  it('finds paragraphs by their words', () => {
    const found = (typed: string) => findPassages(webinar.transcript, typed);
    expect(found('')).toEqual({ indexes: [0, 1], instead: null });
    expect(found('creme NECK')).toEqual({ indexes: [0], instead: null });
    expect(found('nothing')).toEqual({ indexes: [], instead: null });
    // Misspelled, and in two paragraphs that do not have both.
    expect(found('fignres')).toEqual({ indexes: [0], instead: 'fingers' });
    expect(found('fignres noon')).toEqual({ indexes: [], instead: 'fingers noon' });
  });

  it('writes moments as players do', () => {
    expect([0, 5.9, 65, 3725, -1].map(positionText)).toEqual(['0:00', '0:05', '1:05', '1:02:05', '0:00']);
  });
});

describe('search engines', () => {
  it('get a video with its length, its chapters and what is said', () => {
    expect(webinarJsonLd(webinar, config, 'https://shop.example/poster.webp')).toMatchObject({
      '@type': 'VideoObject',
      name: 'How much is enough & when',
      duration: 'PT1M16S',
      contentUrl: 'https://shop.example/content/files/film.webm',
      thumbnailUrl: ['https://shop.example/poster.webp'],
      transcript: 'Two fingers of crème for face and neck.\nAt noon, the same again.',
      hasPart: [
        { name: 'The dose', startOffset: 0, endOffset: 30, url: 'https://shop.example/webinars/how-much?t=0' },
        { name: 'Again at noon', startOffset: 30, endOffset: 76, url: 'https://shop.example/webinars/how-much?t=30' },
      ],
    });
    const bare = { ...webinar, video: null, chapters: [], transcript: [], speakers: [] };
    const data = webinarJsonLd(bare, config, undefined);
    for (const name of ['contentUrl', 'hasPart', 'transcript', 'actor', 'thumbnailUrl']) {
      expect(data).not.toHaveProperty(name);
    }
    expect([5, 3_600, 3_725].map(isoDuration)).toEqual(['PT5S', 'PT1H0S', 'PT1H2M5S']);
  });

  it('get one URL for a webinar, wherever it begins, its poster early, and none for one that is missing', () => {
    const { context } = openContext();
    context.queryClient.setQueryData(webinarOf(context.call, 'how-much', PUBLIC).queryKey, webinar);
    const head = webinarHead('how-much', context);
    expect(head.meta).toContainEqual({ title: 'How much is enough & when · Regen' });
    expect(head).toMatchObject({
      links: [
        { rel: 'canonical', href: `${context.config.origin}/webinars/how-much` },
        { rel: 'preload', as: 'image', imageSrcSet: '/content/files/poster.webp?fm=webp&w=960 1x' },
      ],
    });
    expect(webinarHead('gone', context).meta).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
