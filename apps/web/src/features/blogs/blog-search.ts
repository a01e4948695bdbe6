import { pageParam, textParam, type RawSearch } from '~/kernel/search-params.ts';
import { topicBySlug } from './blog-topics.ts';

/** What the URL of the blog says. Absent: every topic, every author, the first page. */
export interface BlogSearch {
  /** Slug of a topic. */
  topic?: string;
  /** Slug of an author. */
  author?: string;
  page?: number;
}

/** Reads any URL without throwing: what makes no sense is left out. */
export function parseBlogSearch(raw: RawSearch): BlogSearch {
  const search: BlogSearch = {};
  const topic = topicBySlug(textParam(raw['topic'], 60))?.slug;
  if (topic) search.topic = topic;
  const author = textParam(raw['author'], 120);
  if (author && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(author)) search.author = author;
  const page = pageParam(raw['page']);
  if (page) search.page = page;
  return search;
}
