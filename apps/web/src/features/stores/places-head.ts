import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { AppContext } from '~/kernel/context.ts';
import { branded, pagedTitle, pageHead, privateHead, type PageHead } from '~/kernel/head/seo.ts';
import type { LocationsSearch } from './locations-search.ts';
import { placesRobots } from './places-robots.ts';

/** The head of a page of stores, from the data of its loader. */
export function placesHead(page: PageHead | undefined, { context }: { context: AppContext }, missTitle: string) {
  if (!page) return privateHead(context.config, missTitle);
  return pageHead(context.config, page, import.meta.env.SSR ? () => placesRobots(page, context) : undefined);
}

interface LocatorMatch {
  context: AppContext;
  loaderDeps: LocationsSearch;
  staticData: StaticDataRouteOption;
}

/** What the head of the locator says. The whole list is for robots, page by page; what somebody looked for is not. */
export function locatorHead({ context, loaderDeps: { q, near, open, page }, staticData }: LocatorMatch): PageHead {
  const { title = '', description = '' } = staticData;
  return {
    title: pagedTitle(title, page),
    description: branded(context.config, description),
    path: page ? `/locations?page=${page}` : '/locations',
    noindex: Boolean(q ?? near ?? open),
  };
}
