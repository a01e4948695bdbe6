import { Box } from '@regen/ui-kit/Box';
import { Container } from '@regen/ui-kit/Container';
import { Icon } from '@regen/ui-kit/Icon';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Text } from '@regen/ui-kit/Text';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '~/session/index.ts';
import { AccountCrumbs } from './AccountCrumbs.tsx';
import * as styles from './account.css.ts';
import { ownPlaces } from './own-places.ts';
import { useSignOut } from './use-sign-out.ts';
import { WrongChannel } from './WrongChannel.tsx';

export interface AccountLayoutProps {
  site: string;
  /** The last of the crumbs, of a page that is none of the menu's. */
  title?: string | undefined;
  /** The page; without it, that of the router. */
  children?: ReactNode;
}

/** What stands beside every page of an account. */
export function AccountLayout({ site, title, children = <Outlet /> }: AccountLayoutProps) {
  const session = useSession();
  const end = useLocation({ select: ({ pathname }) => pathname.slice(site.length + 1) });
  const { signOut } = useSignOut();
  if (session === null) return null;
  if (session.site !== site) return <WrongChannel wanted={site} />;
  const { firstName, lastName, email } = session.user;
  const { places, params } = ownPlaces(site);
  const here = title ?? places.find(({ to }) => to === `/$site${end}`)?.label;
  // An order says its own way.
  const isAtStart = end === '' || end === '/';
  return (
    <Container paddingY={{ base: '8', desktop: '12' }}>
      {here || isAtStart ? (
        <Box paddingBottom="8">
          <AccountCrumbs site={site} trail={here ? [here] : []} />
        </Box>
      ) : null}
      <div className={styles.layout}>
        <nav aria-label="Account" className={styles.nav}>
          <Text weight="semibold">
            {firstName} {lastName}
          </Text>
          <Text size="sm" tone="muted">
            {email}
          </Text>
          <ul className={styles.list}>
            {places.map(({ to, icon, label }) => (
              <li key={to}>
                <NavLink variant="side">
                  <Link to={to} params={params} activeOptions={{ exact: to === '/$area/$' }}>
                    <Icon name={icon} />
                    {label}
                  </Link>
                </NavLink>
              </li>
            ))}
            <li>
              <NavLink variant="side" className={styles.signOut}>
                <button type="button" onClick={() => void signOut()}>
                  <Icon name="arrowStart" />
                  Sign out
                </button>
              </NavLink>
            </li>
          </ul>
        </nav>
        {children}
      </div>
    </Container>
  );
}
