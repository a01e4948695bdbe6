import type { ChatParty, Site } from '@regen/sdk';
import { messageListContacts } from '@regen/sdk/query';
import { Avatar } from '@regen/ui-kit/Avatar';
import { Dialog } from '@regen/ui-kit/Dialog';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { useDebounced } from '~/features/search/index.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useOverlayEntry } from '~/kernel/page/use-overlay-entry.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { ownChats } from './chat-queries.ts';
import { ChatLink } from './ChatLink.tsx';
import * as styles from './messages.css.ts';
import { SearchBox } from './SearchBox.tsx';

export interface ContactPickerProps {
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

const PER_PAGE = 20;

/** Whom one may message, while nobody is connected. Everybody may write to the care team. */
const NOBODY_YET: Readonly<Record<Site, string>> = {
  b2b: 'You can message Regen Care, and your clients once they’ve accepted your invitation.',
  retail: 'You can message Regen Care, and your clinic once you’ve accepted its invitation.',
  school: 'You can message Regen Care about your orders, products and lessons.',
};

/** Finds someone to message. */
export function ContactPicker({ onClose, returnFocus }: ContactPickerProps) {
  const close = useOverlayEntry({ name: 'contacts', isOpen: true, onClose });
  const app = useApp();
  const { call } = app;
  const { site } = usePerson();
  const care = useQuery(ownChats(call, app)).data?.care;
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 200);
  const input = useRef<HTMLInputElement>(null);
  // No loader: the dialog is opened by a press.
  const query = useQuery({
    ...messageListContacts(call, { perPage: PER_PAGE, ...(search !== '' && { search }) }),
    placeholderData: keepPreviousData,
  });
  const isCareFound = care?.accountName.split(' ').some((word) => word.toLowerCase().startsWith(search.toLowerCase()));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title="New message"
      initialFocus={input}
      returnFocus={returnFocus}
    >
      <Stack gap="4">
        <SearchBox id="messages-contact" label="Search by name" text={text} onText={setText} input={input} />
        <Reading query={query}>
          {({ items, totalCount }) => (
            <>
              {items.length === 0 ? (
                <Text tone="muted">
                  {search === '' ? NOBODY_YET[site] : isCareFound ? null : `No results for “${search}”.`}
                </Text>
              ) : null}
              <ul className={styles.choices}>
                {care && isCareFound ? <Contact party={care} onClose={onClose} /> : null}
                {items.map((party) => (
                  <Contact key={party.accountId} party={party} onClose={onClose} />
                ))}
              </ul>
              {totalCount > items.length ? (
                <Text size="sm" tone="muted">
                  Search by name to see more.
                </Text>
              ) : null}
            </>
          )}
        </Reading>
      </Stack>
    </Dialog>
  );
}

interface ContactProps extends Pick<ContactPickerProps, 'onClose'> {
  party: ChatParty;
}

function Contact({ party: { accountId, accountName, isBlocked, kind }, onClose }: ContactProps) {
  return (
    <li>
      <NavLink variant="side" className={styles.row}>
        <ChatLink accountId={accountId} replace onClick={onClose}>
          <Avatar name={accountName} decorative />
          <span className={styles.words}>
            <Text as="span" weight="medium">
              <bdi>{accountName}</bdi>
            </Text>
            {isBlocked || kind === 'care' ? (
              <Text as="span" size="sm" tone="muted">
                {isBlocked ? 'Blocked' : 'Ask us anything'}
              </Text>
            ) : null}
          </span>
        </ChatLink>
      </NavLink>
    </li>
  );
}
