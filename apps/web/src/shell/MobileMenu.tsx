import type { Category } from '@regen/sdk';
import type { SessionRecord } from '@regen/sdk/session';
import { atoms } from '@regen/ui-kit/atoms';
import { Box } from '@regen/ui-kit/Box';
import { Drawer } from '@regen/ui-kit/Drawer';
import { Icon } from '@regen/ui-kit/Icon';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useOwnPlaces } from '~/features/account/index.ts';
import { UnreadBadge } from '~/features/messages/index.ts';
import { ClinicLine, useOwnClinic } from '~/features/professionals/index.ts';
import { useOverlayEntry } from '~/kernel/page/use-overlay-entry.ts';
import { useSession } from '~/kernel/use-session.ts';
import { useHasWrittenPage } from '~/kernel/use-written-page.ts';
import { figure } from '~/kernel/words/counts.ts';
import { useSignInSearch } from '~/session/use-sign-in-search.ts';
import { learnPlaces } from './learn-places.ts';

const forVisitors = [
  { to: '/register-retail', label: 'Create an account' },
  { to: '/favorites', label: 'Favorites' },
] as const;

export interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
  returnFocus: RefObject<HTMLButtonElement | null>;
  categories: readonly Category[];
}

/** The categories on a small screen, what there is to learn from, what is the person's own, and the way for professionals. */
export function MobileMenu({ isOpen, onClose, returnFocus, categories }: MobileMenuProps) {
  const session = useSession();
  const close = useOverlayEntry({ name: 'menu', isOpen, onClose });
  return (
    <Drawer
      side="start"
      size="sm"
      title="Menu"
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      returnFocus={returnFocus}
    >
      <nav aria-label="Menu">
        <ul>
          <li>
            <NavLink variant="row">
              <Link to="/products" replace onClick={onClose}>
                All products <Icon name="chevronEnd" size="sm" />
              </Link>
            </NavLink>
          </li>
          {categories.map(({ slug, name, productCount }) => (
            <li key={slug}>
              <NavLink variant="row">
                <Link to="/products" search={{ category: [slug] }} replace onClick={onClose}>
                  {name}{' '}
                  <span className={atoms({ fontSize: 'sm', color: 'muted', digits: 'tabular' })}>
                    {figure(productCount)}
                  </span>
                </Link>
              </NavLink>
            </li>
          ))}
          <li>
            <NavLink variant="row">
              <Link to="/locations" replace onClick={onClose}>
                Find a store <Icon name="chevronEnd" size="sm" />
              </Link>
            </NavLink>
          </li>
          <li>
            <NavLink variant="row">
              <Link to="/become-pro" replace onClick={onClose}>
                For professionals <Icon name="chevronEnd" size="sm" />
              </Link>
            </NavLink>
          </li>
        </ul>
      </nav>
      <LearnLinks onClose={onClose} />
      <OwnLinks onClose={onClose} />
      {session ? <ClinicLinks session={session} isOpen={isOpen} onClose={onClose} /> : null}
    </Drawer>
  );
}

/** By channel: protocols and lessons are not for everybody. */
function LearnLinks({ onClose }: Pick<MobileMenuProps, 'onClose'>) {
  const site = useSession()?.site;
  const hasPage = useHasWrittenPage();
  return (
    <Box as="nav" marginTop="8" aria-label="Learn">
      <Text eyebrow tone="muted">
        Learn
      </Text>
      <ul>
        {[...learnPlaces(site, hasPage), { to: '/faqs', label: 'FAQs' } as const].map(({ to, label }) => (
          <li key={to}>
            <NavLink variant="row">
              <Link to={to} replace onClick={onClose}>
                {label}
              </Link>
            </NavLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** By channel: a professional has other destinations than a client. */
function OwnLinks({ onClose }: Pick<MobileMenuProps, 'onClose'>) {
  const session = useSession();
  const places = useOwnPlaces(session?.site ?? 'retail');
  const search = useSignInSearch();
  const name = session ? `${session.user.firstName} ${session.user.lastName}` : 'Your account';
  return (
    <Box as="nav" marginTop="8" aria-label="Your account">
      <Text eyebrow tone="muted">
        {name}
      </Text>
      <ul>
        {session ? null : (
          <li>
            <NavLink variant="row">
              <Link to="/login" search={search} replace onClick={onClose}>
                Sign in
              </Link>
            </NavLink>
          </li>
        )}
        {(session ? places : forVisitors).map(({ to, label }) => (
          <li key={to}>
            <NavLink variant="row">
              <Link to={to} replace onClick={onClose}>
                {label}
                <UnreadBadge to={to} />
              </Link>
            </NavLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** At the end of the menu, where nothing moves when its answer arrives. */
function ClinicLinks({
  session,
  isOpen,
  onClose,
}: Pick<MobileMenuProps, 'isOpen' | 'onClose'> & { session: SessionRecord }) {
  const clinic = useOwnClinic(session, isOpen);
  if (!clinic) return null;
  const { accountId, accountName } = clinic;
  return (
    <Box as="nav" marginTop="8" aria-label="Your clinic">
      <Text eyebrow tone="muted">
        Your clinic
      </Text>
      <ul>
        <li>
          <NavLink variant="row">
            <Link to="/$site/my-account/my-professional" params={{ site: 'retail' }} replace onClick={onClose}>
              <ClinicLine {...clinic} />
            </Link>
          </NavLink>
        </li>
        <li>
          <NavLink variant="row">
            <Link to="/$site/messages/{-$accountId}" params={{ site: 'retail', accountId }} replace onClick={onClose}>
              Message {accountName}
            </Link>
          </NavLink>
        </li>
      </ul>
    </Box>
  );
}
