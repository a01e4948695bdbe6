import type { PublicConfig } from '~/app/config.ts';
import { breadcrumbJsonLd } from '~/app/json-ld.ts';
import { socialImage, type PageHead, type RobotsHead } from '~/app/seo.ts';

/** What robots and previews read of a comparison. */
export function compareRobots({ title }: PageHead, { origin, editorial }: PublicConfig): RobotsHead {
  return {
    image: socialImage(editorial.social, `Regen: ${title}`),
    jsonLd: [
      breadcrumbJsonLd(origin, [
        { name: 'Home', path: '/' },
        { name: 'All products', path: '/products' },
        { name: 'Compare', path: '/compare' },
      ]),
    ],
  };
}
