import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import { pageHead } from '~/kernel/head/seo.ts';
import type { ResourceSearch } from './resource-search.ts';

interface ResourcesMatch {
  context: AppContext;
  loaderDeps: ResourceSearch;
  staticData: StaticDataRouteOption;
}

/** The library is for robots; what somebody looked for is not. One that is open is a view of the library. */
export function resourcesHead({ context, loaderDeps: { q, kind, topic, page }, staticData }: ResourcesMatch) {
  const { title = '', description = '' } = staticData;
  const { config, crumbsTo } = context;
  const noindex = Boolean(q ?? kind ?? topic ?? page);
  return pageHead(
    config,
    { title, description, path: '/resources', noindex },
    import.meta.env.SSR
      ? () => ({
          jsonLd: [breadcrumbJsonLd(config.origin, crumbsTo('/resources', {}))],
        })
      : undefined,
  );
}
