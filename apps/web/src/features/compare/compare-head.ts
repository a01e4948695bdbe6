import type { AppContext } from '~/kernel/context.ts';
import { pageHead, type PageHead } from '~/app/seo.ts';

/** Head of a comparison, from the words that its loader gives; what robots read is loaded by the server alone. */
export function compareHead(page: PageHead | undefined, { config }: AppContext) {
  if (!page) return {};
  if (!import.meta.env.SSR) return pageHead(config, page);
  return import('./compare-robots.ts').then(({ compareRobots }) =>
    pageHead(config, page, () => compareRobots(page, config)),
  );
}
