import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { PagePlan } from '../../types/entry-server.d.ts';

type Match = [readonly AnyRoute[], Readonly<Record<string, string | undefined>>, AnyRoute | undefined];

/** In an area, a path that only the area's catch-all matches is not found, for any caller. */
const isNowhere = (params: Match[1]): boolean => Boolean(params['_splat']);

/**
 * Says of a URL whether its page is rendered with data, and under which key it may be cached. The router matches it and
 * parses its search, so that `?page=1&utm_source=x` and no query at all are one page.
 */
export function createPlanner(router: AnyRouter): (href: string) => PagePlan {
  return (href) => {
    const at = href.indexOf('?');
    const pathname = at < 0 ? href : href.slice(0, at);
    const [routes, params, found] = router.getMatchedRoutes(pathname) as Match;
    // What follows a path of one part is left over: the router shows what is nearest to it.
    if (found === undefined || (found.path !== '/' && params['**']))
      return { kind: 'public', key: '404', href: pathname };
    if (routes.some((route) => route.options.ssr === false)) {
      // The parameters of such a URL (an order, a token) are in its shell, which must not be cached for others.
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
