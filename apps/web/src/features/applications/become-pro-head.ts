import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { AppContext } from '~/kernel/context.ts';
import { pageHead } from '~/kernel/head/seo.ts';

/** What robots read is loaded by the server alone. */
export function becomeProHead(match: { context: AppContext; staticData: StaticDataRouteOption }) {
  const { context, staticData } = match;
  const { title = '', description = '' } = staticData;
  const page = { title, description, path: '/become-pro' };
  if (!import.meta.env.SSR) return pageHead(context.config, page);
  return import('./become-pro-robots.ts').then(({ becomeProRobots }) =>
    pageHead(context.config, page, () => becomeProRobots(page, context)),
  );
}
