import type { AppContext } from '~/app/context.ts';
import { breadcrumbJsonLd } from '~/app/json-ld.ts';
import { pageHead, socialImage } from '~/app/seo.ts';
import type { LocationsSearch } from './locations-search.ts';

/** The whole list is for robots, page by page; what somebody looked for is not. */
export function locationsHead({ q, near, page }: LocationsSearch, { config }: AppContext) {
  const head = {
    title: page ? `Find a store, page ${page}` : 'Find a store',
    description: 'Clinics, studios and spas that work with Regen, with distance, address, opening hours and a map.',
    path: page ? `/locations?page=${page}` : '/locations',
    noindex: Boolean(q ?? near),
  };
  return pageHead(
    config,
    head,
    import.meta.env.SSR
      ? () => ({
          image: socialImage(config.editorial.social, 'Regen: Find a store'),
          jsonLd: [
            breadcrumbJsonLd(config.origin, [
              { name: 'Home', path: '/' },
              { name: 'Find a store', path: '/locations' },
            ]),
          ],
        })
      : undefined,
  );
}
