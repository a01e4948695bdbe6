import { Icon } from '@regen/ui-kit/Icon';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { WithAside } from '@regen/ui-kit/WithAside';
import { Link, Outlet, useLocation, useMatch } from '@tanstack/react-router';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { UnreadBadge } from '~/features/messages/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { preparedInView } from '~/kernel/prepare.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { useSignOut } from '~/session/use-sign-out.ts';
import * as styles from './account.css.ts';
import { useOwnPlaces } from './use-own-places.ts';

/** The one page here that is named by what it shows. */
const ORDER = '/_member/$site/my-account/my-orders/$orderId';

export interface AccountLayoutProps {
  /** The last breadcrumb of a page that is not in the route table. */
  title?: string | undefined;
  /** The page; by default the router's outlet. */
  children?: ReactNode;
}

/** Where the menu is one row, the current page may be scrolled out of view. */
function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null);
  const pathname = useLocation({ select: (place) => place.pathname });
  useLayoutEffect(() => {
    const row = list.current;
    const current = row?.querySelector('[aria-current]');
    if (!row || !current) return;
    const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }, [pathname]);
  return list;
}

/** The frame of every account page: breadcrumbs and menu. */
export function AccountLayout({ title, children = <Outlet /> }: AccountLayoutProps) {
  const { site, user } = usePerson();
  const { signOut } = useSignOut();
  const { firstName, lastName, email } = user;
  const places = useOwnPlaces(site);
  const list = useCurrentInView();
  const order = useMatch({ from: ORDER, shouldThrow: false, select: ({ loaderData }) => loaderData?.number });
  return (
    <Page>
      <PageCrumbs here={title ?? order} />
      <WithAside
        side="start"
        size="sm"
        sticky
        asideUnprinted
        aside={
          <nav aria-label="Account">
            <Text weight="semibold">
              {firstName} {lastName}
            </Text>
            <Text size="sm" tone="muted">
              {email}
            </Text>
            <ul ref={list} className={styles.list}>
              {places.map(({ to, icon, label }) => (
                <li key={to}>
                  <NavLink variant="side">
                    <Link to={to} activeOptions={{ exact: to === `/${site}` }} {...preparedInView()}>
                      <Icon name={icon} />
                      {label}
                      <UnreadBadge to={to} />
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
        }
      >
        {children}
      </WithAside>
    </Page>
  );
}
