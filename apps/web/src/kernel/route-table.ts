import { isChannel } from '@regen/domain';
import type { Site } from '@regen/sdk';
import type { IconName } from '@regen/ui-kit/Icon';
import type { AnyRoute, AnyRouter, StaticDataRouteOption } from '@tanstack/react-router';
import type { PublicConfig } from './config.ts';

/** Every channel except that of visitors has accounts. */
export const isSite = (value: string): value is Site => value !== 'web' && isChannel(value);

export type Audience =
  | 'everybody'
  /** Signed-in users are redirected. */
  | 'visitors'
  /** Any signed-in user. */
  | 'member'
  /** The channel that the URL begins with. */
  | 'site'
  | 'b2b'
  | 'school'
  /** Professionals and schools: what needs training. */
  | 'trained'
  | 'staff'
  /** Anyone with the link, which carries a token. */
  | 'link';

export interface MenuEntry {
  icon: IconName;
  /** Its place in the menu. */
  order: number;
  /** If the menu's label differs from the crumb. */
  label?: string;
  /** If a page for everybody is relevant to some channels only. */
  sites?: readonly Site[];
  /** If it leads to a service that not every store has. */
  needs?: 'hasLearningPlatform';
}

declare module '@tanstack/react-router' {
  /** What is known about a page before anything is read: the route table. A route that only redirects declares nothing. */
  interface StaticDataRouteOption {
    /** The document's title, without the name of the store, which is appended. A page with data sets its own. */
    title?: string;
    /** One sentence for link previews and search engines. Only the server writes it, so routes leave it out of the browser's code. */
    description?: string | undefined;
    /** Its name in breadcrumbs and the account menu. A page with data has the name of what it shows. */
    crumb?: string;
    /** Path of the route that comes before it in breadcrumbs. */
    under?: string;
    audience?: Audience;
    /** It only redirects to another page, which has its own audience. */
    isRedirect?: true;
    /** One URL for everyone, which search engines may list. */
    isListed?: true;
    /** The URL contains a secret, which is not sent to any other page. */
    isSecret?: true;
    /** Shown to people who have not accepted the current terms: what they have a right to does not depend on them. */
    isOpenWithoutTerms?: true;
    /** Part of signing in, so never a return path. */
    isSignIn?: true;
    /** Lists or shows products, and has the tray of products to compare. */
    hasCompareTray?: true;
    /** Ends with the recently viewed products. */
    hasRecentlyViewed?: true;
    /** Its entry in the account menu of the users it is for. */
    menu?: MenuEntry;
  }
}

/** What the table is derived from: the routes of a router by path. */
interface TableRoute {
  readonly fullPath: string;
  readonly options: { readonly staticData?: StaticDataRouteOption };
}
export type RoutesByPath = Readonly<Partial<Record<string, TableRoute>>>;

export type PathParams = Readonly<Record<string, string | undefined>>;

const trimmed = (path: string): string => path.replace(/(.)\/$/, '$1');

/** `/$site/$` with `{ site: 'b2b' }` → `/b2b`; what may be left out is. */
export const filledPath = (path: string, params: PathParams): string =>
  trimmed(path.replace(/\/{-.*|\$(\w*)/g, (_, name?: string) => params[name || '_splat'] ?? ''));

export interface Crumb {
  name: string;
  path: string;
}

/** The way to a page, itself last. `here` names what it shows. */
export function crumbsTo(routes: RoutesByPath, path: string, params: PathParams, here?: string): Crumb[] {
  const { crumb, under } = routes[trimmed(path)]?.options.staticData ?? {};
  const before = under === undefined ? [] : crumbsTo(routes, under, params);
  const own = crumb === undefined ? [] : [{ name: crumb, path: filledPath(path, { ...params, _splat: undefined }) }];
  return [...before, ...own, ...(here === undefined ? [] : [{ name: here, path: filledPath(path, params) }])];
}

/** The channels of people who are trained for treatments. */
export const isTrained = (site: Site): boolean => site === 'b2b' || site === 'school';

const isFor = ({ audience, menu }: StaticDataRouteOption, site: Site): boolean =>
  menu?.sites?.includes(site) ??
  (audience === 'site' || audience === 'member' || audience === site || (audience === 'trained' && isTrained(site)));

export interface PageAt {
  page: StaticDataRouteOption;
  params: PathParams;
}

export function pageAt(router: Pick<AnyRouter, 'getMatchedRoutes'>, pathname: string): PageAt {
  const [, params, found] = router.getMatchedRoutes(pathname);
  return { page: found?.options.staticData ?? {}, params };
}

/** The account menu of a channel. */
export function menuOf(routes: RoutesByPath, site: Site, config: Pick<PublicConfig, 'hasLearningPlatform'>) {
  const entries = Object.values(routes).flatMap((route) => {
    const { staticData } = route?.options ?? {};
    if (!route || !staticData?.menu || !isFor(staticData, site)) return [];
    const { icon, order, label = staticData.crumb ?? '', needs } = staticData.menu;
    if (needs !== undefined && !config[needs]) return [];
    return { to: filledPath(route.fullPath, { site }), icon, label, order };
  });
  return entries.toSorted((one, other) => one.order - other.order);
}

/** A page of the table. */
export interface TablePage extends StaticDataRouteOption {
  path: string;
  rendered: 'server' | 'browser';
}

/** Every page below a route. */
export function pagesOf(route: AnyRoute, before = '', isInBrowser = false): TablePage[] {
  const { options } = route;
  const { ssr, staticData } = options;
  const path = 'path' in options ? String(options.path) : '';
  const here = `${before}/${path}`.replace(/\/{2,}/g, '/');
  const isBrowserOnly = isInBrowser || ssr === false;
  const below = Object.values<AnyRoute>(route.children ?? {}).flatMap((child) => pagesOf(child, here, isBrowserOnly));
  if (staticData?.audience === undefined) return below;
  return [{ ...staticData, path: trimmed(here), rendered: isBrowserOnly ? 'browser' : 'server' }, ...below];
}
