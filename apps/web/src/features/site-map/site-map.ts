import type { AnyRoute } from '@tanstack/react-router';

export interface SiteMapEntry {
  readonly path: string;
  readonly title: string;
}

export interface SiteMapGroup {
  readonly title: string;
  readonly entries: readonly SiteMapEntry[];
}

/** Groups of routes by their folder, in the order in which they are shown. */
const GROUPS = { '(shop)': 'Shop', '(content)': 'Learn', '(sign-in)': 'Your account' } as const;

type SiteRoute = Pick<AnyRoute, 'id' | 'fullPath' | 'options'>;

/** Every page that anybody may open at one URL, as the routes declare it, without paths that are not for the person. */
export function siteMapOf(routes: readonly SiteRoute[], without: readonly string[]): readonly SiteMapGroup[] {
  const listed = routes.flatMap(({ id, fullPath, options: { staticData } }) => {
    const path = fullPath.replace(/(.)\/$/, '$1');
    if (!staticData?.isListed || without.includes(path)) return [];
    return [{ folder: id.split('/')[1], path, title: staticData.crumb ?? staticData.title ?? '' }];
  });
  return Object.entries(GROUPS).map(([folder, title]) => ({
    title,
    entries: listed
      .filter((one) => one.folder === folder)
      .map(({ path, title: name }) => ({ path, title: name }))
      .toSorted((one, other) => (one.title < other.title ? -1 : 1)),
  }));
}

/** Pages of the editors; without those whose words are a part of a page of the storefront, which is listed already. */
export function writtenOf(
  pages: readonly { slug: string; title: string }[],
  listed: readonly SiteMapGroup[],
): readonly SiteMapEntry[] {
  const paths = new Set(listed.flatMap(({ entries }) => entries.map(({ path }) => path)));
  return pages.map(({ slug, title }) => ({ path: `/${slug}`, title })).filter(({ path }) => !paths.has(path));
}
