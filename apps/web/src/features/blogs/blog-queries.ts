import type { author, blogPost, blogPostCard } from '@regen/content-sdk/models';
import { modelRef } from '@regen/content-sdk/query';
import type { Call } from '@regen/sdk';
import { contentGet, contentList } from '~/kernel/content.ts';
import type { BlogSearch } from './blog-search.ts';
import { topicBySlug } from './blog-topics.ts';

const cards = modelRef<typeof blogPostCard>('blogPost', 'card');
const posts = modelRef<typeof blogPost>('blogPost');
const authors = modelRef<typeof author>('author');

/** A page of posts, the newest first. */
export function postList(call: Call, { topic, author: writer, page }: BlogSearch, caller: string) {
  const topicName = topicBySlug(topic)?.name;
  const where = { ...(topicName && { topic: topicName }), ...(writer && { author: writer }) };
  return contentList(call, cards, { where, ...(page && { page }) }, caller);
}

/** The newest posts, as many as a line of cards has. */
export const latestPosts = (call: Call, caller: string) => contentList(call, cards, { perPage: 3 }, caller);

/** A post; null if there is none for this person. */
export const postOf = (call: Call, slug: string, caller: string) => contentGet(call, posts, slug, caller);

/** Who writes. */
export const authorList = (call: Call) => contentList(call, authors, { perPage: 100 });
