import type { AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import { pagedTitle, pageHead } from '~/kernel/head/seo.ts';
import { stringifySearch } from '~/kernel/search-params.ts';
import type { WebinarListSearch } from './webinar-search.ts';

/** Head of the list: its pages are for robots; what somebody looked for is not. */
export function webinarsHead({ q, topic, page: number }: WebinarListSearch, { config, crumbsTo, pageAt }: AppContext) {
  const { title: name = '', description = '' } = pageAt('/webinars').page;
  const title = pagedTitle(name, number);
  const path = `/webinars${stringifySearch({ page: number })}`;
  const page = { title, description, path, noindex: Boolean(q ?? topic) };
  const robots = () => ({
    jsonLd: [breadcrumbJsonLd(config.origin, crumbsTo('/webinars', {}))],
  });
  return pageHead(config, page, import.meta.env.SSR ? robots : undefined);
}
