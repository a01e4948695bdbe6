import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { AppContext } from '~/kernel/context.ts';
import { pageHead } from '~/kernel/head/seo.ts';
import { becomeProRobots } from './become-pro-robots.ts';

/** The head of the way to a professional account. */
export function becomeProHead(match: { context: AppContext; staticData: StaticDataRouteOption }) {
  const { context, staticData } = match;
  const { title = '', description = '' } = staticData;
  const page = { title, description, path: '/become-pro' };
  return pageHead(context.config, page, import.meta.env.SSR ? () => becomeProRobots(context) : undefined);
}
