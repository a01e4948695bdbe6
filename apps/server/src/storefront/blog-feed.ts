import type { BlogPostCard } from '@regen/content-sdk/models';

/** Characters that XML has no way to write. */
// oxlint-disable-next-line no-control-regex -- they are what is meant.
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escape = (text: string): string =>
  text
    .replaceAll(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const element = (name: string, text: string): string => `<${name}>${escape(text)}</${name}>`;

const link = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${escape(href)}"/>`;

/** When a post last changed for its readers. */
const changedAt = ({ publishedAt, updatedAt }: BlogPostCard): string =>
  updatedAt > publishedAt ? updatedAt : publishedAt;

function entry(origin: string, brand: string, post: BlogPostCard): string {
  const url = `${origin}/blogs/${post.slug}`;
  const parts = [
    element('title', post.title),
    // The record keeps its ID when its slug changes.
    element('id', `${origin}/blogs#${post.id}`),
    link('alternate', 'text/html', url),
    element('published', post.publishedAt),
    element('updated', changedAt(post)),
    `<author>${element('name', post.author?.name ?? brand)}</author>`,
    `<category term="${escape(post.topic)}"/>`,
    element('summary', post.summary),
  ];
  return `<entry>${parts.join('')}</entry>`;
}

/** The newest posts as an Atom feed (RFC 4287). */
export function blogFeed(origin: string, brand: string, posts: readonly BlogPostCard[]): string {
  const updated = posts.map(changedAt).toSorted().at(-1) ?? new Date(0).toISOString();
  const parts = [
    element('title', `${brand} blog`),
    element(
      'subtitle',
      'Ingredients, routines and treatments, explained by the estheticians and chemists who work with them.',
    ),
    element('id', `${origin}/blogs`),
    link('self', 'application/atom+xml', `${origin}/blogs/feed.xml`),
    link('alternate', 'text/html', `${origin}/blogs`),
    element('updated', updated),
    ...posts.map((post) => entry(origin, brand, post)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n${parts.join('\n')}\n</feed>\n`;
}
