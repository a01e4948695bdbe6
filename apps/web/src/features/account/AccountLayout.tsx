import { Container } from '@regen/ui-kit/Container';
import { Icon } from '@regen/ui-kit/Icon';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Text } from '@regen/ui-kit/Text';
import { Link, Outlet } from '@tanstack/react-router';
import { useSession } from '~/session/index.ts';
import * as styles from './account.css.ts';
import { useSignOut } from './use-sign-out.ts';
import { WrongChannel } from './WrongChannel.tsx';

/** What stands beside every page of an account. */
export function AccountLayout({ site }: { site: string }) {
  const session = useSession();
  const { signOut } = useSignOut();
  if (session === null) return null;
  if (session.site !== site) return <WrongChannel wanted={site} />;
  const { firstName, lastName, email } = session.user;
  return (
    <Container paddingY={{ base: '8', desktop: '12' }}>
      <div className={styles.layout}>
        <nav aria-label="Account" className={styles.nav}>
          <Text weight="semibold">
            {firstName} {lastName}
          </Text>
          <Text size="sm" tone="muted">
            {email}
          </Text>
          <ul className={styles.list}>
            <li>
              <NavLink variant="side">
                <Link to="/$site/my-account/my-orders" params={{ site }}>
                  <Icon name="box" />
                  Orders
                </Link>
              </NavLink>
            </li>
            <li>
              <NavLink variant="side">
                <Link to="/$site/my-account/profile" params={{ site }}>
                  <Icon name="user" />
                  Profile
                </Link>
              </NavLink>
            </li>
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
        <Outlet />
      </div>
    </Container>
  );
}
