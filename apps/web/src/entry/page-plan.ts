import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { PagePlan } from '../../types/entry-server.d.ts';

type Match = [readonly AnyRoute[], Readonly<Record<string, string | undefined>>, AnyRoute | undefined];

/** In an area, what only the area itself answers is not there, whoever asks. */
const isNowhere = (params: Match[1]): boolean => Boolean(params['_splat']);

/**
 * Says of an address whether its page is rendered with data, and under which name it may be kept. The router matches it and
 * parses its search, so that `?page=1&utm_source=x` and no query at all are one page.
 */
export function createPlanner(router: AnyRouter): (href: string) => PagePlan {
  return (href) => {
    const at = href.indexOf('?');
    const pathname = at < 0 ? href : href.slice(0, at);
    const [routes, params, found] = router.getMatchedRoutes(pathname) as Match;
    if (found === undefined) return { kind: 'public', key: '404', href: pathname };
    if (routes.some((route) => route.options.ssr === false)) {
      // What stands in such an address (an order, a token) is written into its shell, which then is nobody else's.
      const key = found.fullPath.includes('$') && params['_splat'] !== '' ? null : pathname;
      return { kind: 'shell', key, href: pathname, ...(isNowhere(params) && { status: 404 }) };
    }
    const search = at < 0 ? {} : router.options.parseSearch(href.slice(at));
    let known: Record<string, unknown> = {};
    for (const route of routes) {
      const validate: unknown = route.options.validateSearch;
      if (typeof validate === 'function') known = { ...known, ...validate(search) };
    }
    const normal = `${pathname}${router.options.stringifySearch(known)}`;
    return { kind: 'public', key: normal, href: normal };
  };
}
