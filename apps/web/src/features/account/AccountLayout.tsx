import { Container } from '@regen/ui-kit/Container';
import { Icon } from '@regen/ui-kit/Icon';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Text } from '@regen/ui-kit/Text';
import { Link, Outlet } from '@tanstack/react-router';
import { useSession } from '~/session/index.ts';
import * as styles from './account.css.ts';
import { useSignOut } from './use-sign-out.ts';
import { WrongChannel } from './WrongChannel.tsx';

const forEverybody = [
  { to: '/$site/my-account/my-orders', icon: 'box', label: 'Orders' },
  { to: '/$site/my-account/favorites', icon: 'heart', label: 'Favorites' },
  { to: '/$site/my-account/profile', icon: 'user', label: 'Profile' },
] as const;

const forProfessionals = [
  ...forEverybody,
  { to: '/b2b/quick-order', icon: 'file', label: 'Quick order' },
  { to: '/$site/my-account/regen-rewards', icon: 'star', label: 'REGEN rewards' },
  { to: '/reward-referral', icon: 'sendEnd', label: 'Refer your clients' },
] as const;

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
            {(site === 'b2b' ? forProfessionals : forEverybody).map(({ to, icon, label }) => (
              <li key={to}>
                <NavLink variant="side">
                  <Link to={to} params={{ site }}>
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
        <Outlet />
      </div>
    </Container>
  );
}
