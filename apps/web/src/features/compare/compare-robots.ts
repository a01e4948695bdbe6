import type { AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import { socialImage, type PageHead, type RobotsHead } from '~/kernel/head/seo.ts';

/** What robots and previews read of a comparison. */
export function compareRobots({ title }: PageHead, { config, crumbsTo }: AppContext): RobotsHead {
  const { origin, editorial } = config;
  return {
    image: socialImage(editorial.social, `Regen: ${title}`),
    jsonLd: [breadcrumbJsonLd(origin, crumbsTo('/compare', {}))],
  };
}
