import type { ClientProfessional } from '@regen/sdk';
import type { SessionRecord } from '@regen/sdk/session';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@regen/ui-kit/Menu';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { useOwnPlaces } from '~/features/account/index.ts';
import { UnreadBadge } from '~/features/messages/index.ts';
import { ClinicLine, useOwnClinic } from '~/features/professionals/index.ts';
import { usePricesHidden, useSetPricesHidden } from '~/kernel/prices-hidden.ts';
import { useSignOut } from '~/session/use-sign-out.ts';

export interface AccountMenuProps {
  session: SessionRecord;
  /** The button that opens it. */
  trigger: ReactElement;
}

const focus = (item: HTMLElement | null) => item?.focus({ preventScroll: true });

/** What is the person's own, over any page. Comes open: it is loaded by the first press of its button. */
export function AccountMenu({ session, trigger }: AccountMenuProps) {
  const [isOpen, setIsOpen] = useState(true);
  // Asked for by a key, for the first time; from the second on, the menu itself knows how it was opened.
  const [isByKey, setIsByKey] = useState(() => document.activeElement?.matches(':focus-visible'));
  const { signOut } = useSignOut();
  const { firstName, lastName, email } = session.user;
  const places = useOwnPlaces(session.site);
  const clinic = useOwnClinic(session, isOpen);
  return (
    <Menu
      trigger={trigger}
      isInPlace
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open);
        setIsByKey(false);
      }}
    >
      <MenuLabel>
        <Text weight="semibold">
          {firstName} {lastName}
        </Text>
        <Text size="sm" tone="muted">
          {email}
        </Text>
      </MenuLabel>
      <MenuSeparator />
      {places.map(({ to, icon, label }, index) => (
        <MenuItem key={to} icon={icon} ref={isByKey && index === 0 ? focus : undefined} asChild>
          <Link to={to}>
            {label}
            <UnreadBadge to={to} />
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      {session.site === 'b2b' ? <HidePricesItem /> : null}
      <MenuItem icon="arrowStart" onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
      {clinic ? <ClinicItems {...clinic} /> : null}
    </Menu>
  );
}

/** At the end of the menu and no wider than the rest, so that nothing moves when the answer arrives. */
function ClinicItems(clinic: ClientProfessional) {
  const { accountId, accountName } = clinic;
  return (
    <Stack gap="1" style={{ contain: 'inline-size' }}>
      <MenuSeparator />
      <MenuItem icon="pin" asChild>
        <Link to="/$site/my-account/my-professional" params={{ site: 'retail' }}>
          <Stack as="span" gap="0">
            <ClinicLine {...clinic} />
          </Stack>
        </Link>
      </MenuItem>
      <MenuItem icon="mail" asChild>
        <Link to="/$site/messages/{-$accountId}" params={{ site: 'retail', accountId }}>
          Message {accountName}
        </Link>
      </MenuItem>
    </Stack>
  );
}

/** For the treatment room, where clients can see the screen. */
function HidePricesItem() {
  const isHidden = usePricesHidden();
  const setHidden = useSetPricesHidden();
  return (
    <MenuItem icon={isHidden ? 'eye' : 'eyeOff'} onSelect={() => setHidden(!isHidden)}>
      {isHidden ? 'Show my prices' : 'Hide my prices'}
    </MenuItem>
  );
}
