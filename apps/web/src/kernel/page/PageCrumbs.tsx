import { Breadcrumbs } from '@regen/ui-kit/Breadcrumbs';
import { Link, useMatches, useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApp } from '../use-app.ts';
import { useSession } from '../use-session.ts';

export interface PageCrumbsProps {
  /** Names what the page shows, where the route table cannot know it. */
  here?: string | undefined;
  /** In the place of the crumb before, where there are nearer ones. */
  via?: readonly ReactElement[] | undefined;
}

/** The way from the top of the store to the page that is shown, by the route table. */
export function PageCrumbs({ here, via }: PageCrumbsProps) {
  const { crumbsTo } = useApp();
  const site = useSession()?.site;
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '/' });
  const params = useParams({ strict: false });
  const crumbs = crumbsTo(path, { site, ...params }, here);
  const links = crumbs.slice(0, -1).map(({ name, path }) => (
    <Link key={path} to={path}>
      {name}
    </Link>
  ));
  return <Breadcrumbs items={[...(via ? [...links.slice(0, -1), ...via] : links), crumbs.at(-1)?.name ?? '']} />;
}
