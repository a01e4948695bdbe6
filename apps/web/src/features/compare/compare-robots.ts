import type { AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import type { RobotsHead } from '~/kernel/head/seo.ts';

/** What robots and previews read of a comparison. */
export const compareRobots = ({ config, crumbsTo }: AppContext): RobotsHead => ({
  jsonLd: [breadcrumbJsonLd(config.origin, crumbsTo('/compare', {}))],
});
