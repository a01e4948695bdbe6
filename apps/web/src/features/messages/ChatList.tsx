import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { IconButton } from '@regen/ui-kit/IconButton';
import { Inline } from '@regen/ui-kit/Inline';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useDebounced } from '~/features/search/index.ts';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import { BlockedList } from './BlockedList.tsx';
import { ChatLink, useIsCareDesk } from './ChatLink.tsx';
import { Conversations } from './Conversations.tsx';
import { FoundMessages } from './FoundMessages.tsx';
import type { MessagesSearch } from './messages-search.ts';
import * as styles from './messages.css.ts';
import { SearchBox } from './SearchBox.tsx';

// Loaded with the press that opens it.
const ContactPicker = lazyPart(() => import('./ContactPicker.tsx'), 'ContactPicker', orNothing);

export interface ChatListProps {
  search: MessagesSearch;
  /** The conversation that is open beside it. */
  openId: string | undefined;
}

/** The conversations of the account, search results, or blocked accounts. */
export function ChatList({ search, openId }: ChatListProps) {
  const { q, show } = search;
  const isCareDesk = useIsCareDesk();
  return (
    <section
      className={[styles.listPane, openId && styles.onDesktop].filter(Boolean).join(' ')}
      aria-label="Conversations"
    >
      <div className={styles.listHead}>
        <div className={styles.headLine}>
          {/* Beside an open conversation, that is what the page is about. */}
          <Heading level={openId ? 2 : 1} size="sm" tabIndex={-1}>
            {show === 'blocked' ? 'Blocked accounts' : 'Messages'}
          </Heading>
          {show === 'blocked' ? (
            <Button size="sm" variant="ghost" asChild>
              <ChatLink accountId={openId}>All messages</ChatLink>
            </Button>
          ) : (
            <Inline gap="1" wrap="nowrap">
              <Button size="sm" variant="ghost" asChild>
                <ChatLink accountId={openId} search={{ show: 'blocked' }}>
                  Blocked
                </ChatLink>
              </Button>
              {isCareDesk ? null : <NewMessage />}
            </Inline>
          )}
        </div>
        {show === 'blocked' ? null : <SearchMessages words={q ?? ''} />}
      </div>
      <div className={styles.list}>
        {show === 'blocked' ? (
          <BlockedList />
        ) : q === undefined ? (
          <Conversations openId={openId} />
        ) : (
          <FoundMessages words={q} openId={openId} at={search.at} />
        )}
      </div>
    </section>
  );
}

/** Starts a conversation. */
function NewMessage() {
  const [isPicking, setIsPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        icon="edit"
        label="New message"
        aria-haspopup="dialog"
        onClick={() => setIsPicking(true)}
      />
      {isPicking ? (
        <Suspense fallback={null}>
          <ContactPicker onClose={() => setIsPicking(false)} returnFocus={button} />
        </Suspense>
      ) : null}
    </>
  );
}

/** How long nothing is typed before it is searched for, in milliseconds. */
const PAUSE = 250;

/** What is typed is in the URL once it rests there for a moment, so that Back leads from what was found to where it was found. */
function SearchMessages({ words }: { words: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(words);
  const [last, setLast] = useState(words);
  // Back and links change the URL.
  if (last !== words) {
    setLast(words);
    if (text.trim() !== words) setText(words);
  }
  const settled = useDebounced(text.trim(), PAUSE);
  useEffect(() => {
    if (settled !== words && settled === text.trim())
      void navigate({ to: '.', search: (before) => ({ ...before, q: settled || undefined }), replace: true });
    // Only what was typed leads there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);
  return <SearchBox id="messages-search" label="Search people and messages" text={text} onText={setText} />;
}
