import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { AppContext } from '~/kernel/context.ts';
import { pageHead } from '~/kernel/head/seo.ts';
import { stringifySearch } from '~/kernel/search-params.ts';
import { compareRobots } from './compare-robots.ts';
import type { CompareSearch } from './compare-search.ts';

interface CompareMatch {
  context: AppContext;
  loaderDeps: CompareSearch;
  staticData: StaticDataRouteOption;
}

/** Head of a comparison, with the names of what its loader has found. */
export function compareHead(names: readonly string[] | undefined, { context, loaderDeps, staticData }: CompareMatch) {
  if (!names) return {};
  const { skus = [] } = loaderDeps;
  const { title = '', description = '' } = staticData;
  const page = {
    title: names.length > 0 ? `Compare ${names.join(', ')}` : title,
    description,
    path: `/compare${stringifySearch({ skus })}`,
    // The page itself is for robots, each selection for people.
    noindex: skus.length > 0,
  };
  return pageHead(context.config, page, import.meta.env.SSR ? () => compareRobots(context) : undefined);
}
