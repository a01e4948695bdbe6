import { Link as TextLink } from '@regen/ui-kit/Link';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { parseSearch } from '~/kernel/search-params.ts';

/** Files and feeds are no pages of the router. */
const NO_PAGE = /^\/(api|content|media)\/|\.[a-z]{2,4}$/;

/** A page of this site, in the parts that the router takes. */
export function targetOf(href: string) {
  const [path = '', hash] = href.split('#', 2);
  const [pathname = '', query = ''] = path.split('?', 2);
  return { to: pathname, search: parseSearch(query), hash };
}

export interface SiteLinkProps {
  /** As an editor wrote it: a URL, a path of this site, or a fragment. */
  href: string;
  children: ReactNode;
}

/** A link in a text. A page of this site opens without leaving the store. */
export function SiteLink({ href, children }: SiteLinkProps) {
  const { to, search, hash } = targetOf(href);
  if (!to.startsWith('/') || NO_PAGE.test(to)) return <TextLink href={href}>{children}</TextLink>;
  return (
    <TextLink asChild>
      <Link to={to} search={search} hash={hash}>
        {children}
      </Link>
    </TextLink>
  );
}
