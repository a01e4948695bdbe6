import { Box } from '@regen/ui-kit/Box';
import { Container } from '@regen/ui-kit/Container';
import { Icon } from '@regen/ui-kit/Icon';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Text } from '@regen/ui-kit/Text';
import { Link, Outlet, useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { preparedInView } from '~/kernel/prepare.ts';
import { usePerson } from '~/kernel/use-session.ts';
import * as styles from './account.css.ts';
import { useOwnPlaces } from './use-own-places.ts';
import { useSignOut } from '~/session/use-sign-out.ts';

/** The one page here that is named by what it shows. */
const ORDER = '/_member/$site/my-account/my-orders/$orderId';

export interface AccountLayoutProps {
  /** The last of the crumbs, of a page that the route table does not know. */
  title?: string | undefined;
  /** The page; without it, that of the router. */
  children?: ReactNode;
}

/** What stands beside every page of an account. */
export function AccountLayout({ title, children = <Outlet /> }: AccountLayoutProps) {
  const { site, user } = usePerson();
  const { signOut } = useSignOut();
  const { firstName, lastName, email } = user;
  const places = useOwnPlaces(site);
  const order = useMatch({ from: ORDER, shouldThrow: false, select: ({ loaderData }) => loaderData?.number });
  return (
    <Container paddingY={{ base: '8', desktop: '12' }}>
      <Box paddingBottom="8">
        <PageCrumbs here={title ?? order} />
      </Box>
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
                  <Link to={to} activeOptions={{ exact: to === `/${site}` }} {...preparedInView()}>
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
