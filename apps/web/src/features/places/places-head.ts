import type { AppContext } from '~/kernel/context.ts';
import { pageHead, privateHead, type PageHead } from '~/app/seo.ts';

/**
 * The head of a page of stores, from the words that its loader gives. Only the server has what robots read, and loads it then,
 * so that none of it is part of the first load of every page.
 */
export function placesHead(page: PageHead | undefined, context: AppContext, missTitle: string) {
  if (!page) return privateHead(missTitle);
  const { config } = context;
  if (!import.meta.env.SSR) return pageHead(config, page);
  return import('./places-robots.ts').then(({ placesRobots }) =>
    pageHead(config, page, () => placesRobots(page, context)),
  );
}
