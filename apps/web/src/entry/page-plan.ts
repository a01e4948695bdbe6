import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { filledPath } from '~/kernel/route-table.ts';
import type { PagePlan } from '../../types/entry-server.d.ts';

type Match = [readonly AnyRoute[], Readonly<Record<string, string | undefined>>, AnyRoute | undefined];

/** In an area, a path that only the area's catch-all matches is not found, for any caller. */
const isNowhere = (params: Match[1]): boolean => Boolean(params['_splat']);

/**
 * The URL whose shell is rendered and cached for all others of the same page: with one fixed area, and a dash for every other parameter, so that
 * nothing of an order or a person can be in it. Null if the URL itself is needed: a shell names the routes up to the first that only
 * the browser renders, and with them their parameters, such as the token of a link.
 */
function sharedShell(outermost: AnyRoute, page: AnyRoute, params: Match[1]): string | null {
  if (outermost.fullPath.includes('$')) return null;
  const anyOf = ([name, value]: [string, string | undefined]) => [name, name === 'site' ? 'b2b' : value && '-'];
  return filledPath(page.fullPath, Object.fromEntries(Object.entries(params).map(anyOf)));
}

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
    const outermost = routes.find((route) => route.options.ssr === false);
    if (outermost) {
      const key = sharedShell(outermost, found, params);
      return { kind: 'shell', key, href: key ?? pathname, ...(isNowhere(params) && { status: 404 }) };
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
