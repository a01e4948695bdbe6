import type { AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import { pagedTitle, pageHead, type RobotsHead } from '~/kernel/head/seo.ts';
import { stringifySearch } from '~/kernel/search-params.ts';
import type { BlogSearch } from './blog-search.ts';
import { topicBySlug } from './blog-topics.ts';

/** Head of the list: a page of its own for each topic and page; an author's posts are for people, not for robots. */
export function blogHead(search: BlogSearch, context: AppContext) {
  const { config, crumbsTo, pageAt } = context;
  const { title: blog = '', description = '' } = pageAt('/blogs').page;
  const topicName = topicBySlug(search.topic)?.name;
  const title = topicName ?? blog;
  const path = `/blogs${stringifySearch({ ...search })}`;
  const page = { title: pagedTitle(title, search.page), description, path, noindex: search.author !== undefined };
  const head = pageHead(config, page, import.meta.env.SSR ? robots : undefined);
  const feed = {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: `${config.seller.brand} blog`,
    href: '/blogs/feed.xml',
  };
  return import.meta.env.SSR ? { ...head, links: [...head.links, feed] } : head;

  function robots(): RobotsHead {
    const crumbs = [...crumbsTo('/blogs', {}), ...(topicName ? [{ name: topicName, path }] : [])];
    return {
      jsonLd: [breadcrumbJsonLd(config.origin, crumbs)],
    };
  }
}
