import { messageListContacts } from '@regen/sdk/query';
import { Avatar } from '@regen/ui-kit/Avatar';
import { Dialog } from '@regen/ui-kit/Dialog';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { useDebounced } from '~/features/search/index.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { ChatLink } from './ChatLink.tsx';
import * as styles from './messages.css.ts';

export interface ContactPickerProps {
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

const PER_PAGE = 20;

/** Finds someone to message. */
export function ContactPicker({ onClose, returnFocus }: ContactPickerProps) {
  const { call } = useApp();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 200);
  const input = useRef<HTMLInputElement>(null);
  // No loader: the dialog is opened by a press.
  const query = useQuery({
    ...messageListContacts(call, { perPage: PER_PAGE, ...(search !== '' && { search }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="New message"
      initialFocus={input}
      returnFocus={returnFocus}
    >
      <Stack gap="4">
        <TextField
          id="messages-contact"
          ref={input}
          type="search"
          label="Search by name"
          labelHidden
          placeholder="Search by name"
          iconStart="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Reading query={query}>
          {({ items, totalCount }) => (
            <>
              {items.length === 0 ? (
                <Text tone="muted">
                  {search === ''
                    ? 'Once you’re connected with a clinic or client, you can message them here.'
                    : `No results for “${search}”.`}
                </Text>
              ) : null}
              <ul>
                {items.map(({ accountId, accountName, isBlocked }) => (
                  <li key={accountId}>
                    <NavLink variant="side" className={styles.row}>
                      <ChatLink accountId={accountId} onClick={onClose}>
                        <Avatar name={accountName} decorative />
                        <span className={styles.words}>
                          <Text as="span" weight="medium">
                            <bdi>{accountName}</bdi>
                          </Text>
                          {isBlocked ? (
                            <Text as="span" size="sm" tone="muted">
                              Blocked
                            </Text>
                          ) : null}
                        </span>
                      </ChatLink>
                    </NavLink>
                  </li>
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
