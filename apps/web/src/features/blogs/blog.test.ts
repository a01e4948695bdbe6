import { describe, expect, it } from 'vitest';
import { PUBLIC } from '~/kernel/context.ts';
import { stringifySearch } from '~/kernel/search-params.ts';
import { post } from '~/testing/blog-post.ts';
import { config } from '~/testing/config.ts';
import { openContext } from '~/testing/context.ts';
import { articleHead } from './article-head.ts';
import { articleJsonLd } from './article-json-ld.ts';
import { articlePictureSizes } from './article-picture-sizes.ts';
import { blogDay } from './blog-day.ts';
import { authorList, postList, postOf } from './blog-queries.ts';
import { parseBlogSearch } from './blog-search.ts';
import { topicsFor } from './blog-topics.ts';
import { readingMinutes } from './reading-time.ts';

describe('the URL of the blog', () => {
  it('names a topic, an author and a page', () => {
    const search = parseBlogSearch({ topic: 'skin-concerns', author: 'priya-nair', page: '2', utm_source: 'mail' });
    expect(search).toEqual({ topic: 'skin-concerns', author: 'priya-nair', page: 2 });
    expect(stringifySearch({ ...search })).toBe('?topic=skin-concerns&author=priya-nair&page=2');
  });

  it.each([
    [{ topic: 'Skin concerns', author: '../x', page: '1' }],
    [{ topic: ['sun'], author: { name: 1 }, page: '-1' }],
    [{ topic: '__proto__', author: 'A B', page: 'x' }],
    [{}],
  ])('%j means all posts', (raw) => {
    expect(parseBlogSearch(raw)).toEqual({});
  });
});

it('offers topics to those who have posts about them', () => {
  const namesFor = (...args: Parameters<typeof topicsFor>) => topicsFor(...args).map(({ name }) => name);
  expect(namesFor(undefined)).toEqual(['Ingredients', 'Skin concerns', 'Routines', 'Sun']);
  expect(namesFor('retail')).toEqual(namesFor(undefined));
  expect(namesFor('school')).toEqual([...namesFor(undefined), 'In the treatment room']);
  expect(namesFor('b2b')).toEqual([...namesFor('school'), 'Business']);
});

it('asks for posts by the name of the topic and the slug of the author', () => {
  const { context } = openContext();
  const keyOf = (search: Parameters<typeof postList>[1]) =>
    JSON.stringify(postList(context.call, search, PUBLIC).queryKey);
  expect(keyOf({ topic: 'skin-concerns', author: 'priya-nair', page: 2 })).toContain('Skin concerns');
  expect(keyOf({ author: 'priya-nair' })).not.toBe(keyOf({}));
  expect(JSON.stringify(authorList(context.call).queryKey)).toContain('author');
});

it('is of the day of its publication everywhere', () => {
  expect(blogDay('2026-05-01T05:00:00.000Z')).toBe('May 1, 2026');
});

it('takes a minute for 220 words, and never none', () => {
  expect(readingMinutes(post.body)).toBe(3);
  expect(readingMinutes([])).toBe(1);
});

describe('search engines', () => {
  it('get an article with its author and dates', () => {
    expect(articleJsonLd(post, config, 'https://shop.example/gel.webp')).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Acids, by pH & patience',
      datePublished: '2026-05-01T05:00:00.000Z',
      dateModified: '2026-05-01T16:00:00.000Z',
      image: ['https://shop.example/gel.webp'],
      author: { name: 'Priya Nair', jobTitle: 'Chemist', url: 'https://shop.example/blogs?author=priya-nair' },
      publisher: { '@id': 'https://shop.example/#organization', name: 'Regen' },
    });
    const bare = articleJsonLd({ ...post, author: null, updatedAt: '2026-01-01' }, config, undefined);
    expect(bare).not.toHaveProperty('author');
    expect(bare).toMatchObject({ dateModified: post.publishedAt });
  });

  it('get one URL for a post, and none for one that is missing', () => {
    const { context } = openContext();
    context.queryClient.setQueryData(postOf(context.call, 'acids', PUBLIC).queryKey, post);
    expect(articleHead('acids', context).meta).toContainEqual({ title: 'Acids, by pH & patience · Regen' });
    expect(articleHead('acids', context)).toMatchObject({
      links: [
        { rel: 'canonical', href: `${context.config.origin}/blogs/acids` },
        { rel: 'preload', as: 'image', imageSizes: articlePictureSizes, type: 'image/avif' },
      ],
    });
    const { meta } = articleHead('acids', context);
    expect(meta).toContainEqual({ property: 'og:image:width', content: '1280' });
    expect(meta).toContainEqual({ property: 'og:image:height', content: '720' });
    expect(articleHead('gone', context).meta).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
