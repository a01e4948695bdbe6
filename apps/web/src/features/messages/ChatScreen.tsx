import type { ChatParty } from '@regen/sdk';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { ownChats, threadWith } from './chat-queries.ts';
import { ChatGone } from './ChatGone.tsx';
import { ChatHead } from './ChatHead.tsx';
import { ChatLog } from './ChatLog.tsx';
import { ChatPane } from './ChatPane.tsx';
import { partyIn } from './chats.ts';
import { ChatSkeleton, LogSkeleton } from './ChatSkeleton.tsx';
import { ClosedComposer } from './ClosedComposer.tsx';
import { Composer } from './Composer.tsx';
import { EmptyChat } from './EmptyChat.tsx';
import { isGone } from './is-gone.ts';
import type { MessagesSearch } from './messages-search.ts';
import * as styles from './messages.css.ts';
import { useAnnouncedFailures, useAnnouncedMessages } from './use-announced-messages.ts';
import { useFiles } from './use-files.ts';
import { useRefreshEvery, useTyping, useTypingSignal } from './use-live-messages.ts';
import { useWaiting } from './use-outgoing.ts';

export interface ChatScreenProps {
  accountId: string;
  search: MessagesSearch;
}

/** The conversation with an account. Each has a state of its own, and so its key: text, files, place. */
export function ChatScreen({ accountId, search: { at, store, ...search } }: ChatScreenProps) {
  const app = useApp();
  const every = useRefreshEvery();
  const query = useQuery({
    ...threadWith(app.call, app, accountId),
    // What is gone is not asked for again, whatever happens to other conversations.
    enabled: ({ state }) => !isGone(state.error),
    refetchInterval: every,
    // The loader has just tried.
    retryOnMount: false,
  });
  const { data: chats } = useQuery(ownChats(app.call, app));
  const waiting = useWaiting(accountId);
  const input = useRef<HTMLTextAreaElement>(null);
  const { data: thread, error, isFetching, isFetchedAfterMount } = query;
  const party = thread?.party ?? partyIn(chats, accountId);
  useTypeToWrite(input);
  useAnnouncedMessages(thread?.messages);
  useAnnouncedFailures(waiting);
  const isFresh = isFetchedAfterMount || !isFetching;

  if (!thread && isGone(error)) return <ChatGone accountId={accountId} storeLabel={store} search={search} />;
  if (!party) {
    if (!error) return <ChatSkeleton />;
    return (
      <ChatPane>
        <ErrorState
          {...describeError(error)}
          headingLevel={1}
          onRetry={() => void query.refetch()}
          isRetrying={isFetching}
        />
      </ChatPane>
    );
  }
  const isEmpty = thread?.messages.length === 0 && waiting.length === 0;
  return (
    <DropPane accountId={accountId} party={party} search={search} input={input}>
      {!thread ? (
        error ? (
          <ErrorState {...describeError(error)} onRetry={() => void query.refetch()} isRetrying={isFetching} />
        ) : (
          <LogSkeleton />
        )
      ) : isEmpty ? (
        <EmptyChat party={party} />
      ) : (
        <ChatLog accountId={accountId} thread={thread} isFresh={isFresh} waiting={waiting} at={at} input={input} />
      )}
    </DropPane>
  );
}

interface DropPaneProps {
  accountId: string;
  party: ChatParty;
  search: MessagesSearch;
  input: RefObject<HTMLTextAreaElement | null>;
  children: ReactNode;
}

/** The conversation with what is written in it; files can be dropped anywhere. */
function DropPane({ accountId, party, search, input, children }: DropPaneProps) {
  const files = useFiles(accountId);
  const [isOver, setIsOver] = useState(false);
  const typing = useTyping(accountId);
  const onTyping = useTypingSignal(accountId);
  const pane = useRef<HTMLElement>(null);
  const onUnblocked = useFocusAfterUnblock(pane, party.isBlocked);
  const hasFiles = ({ dataTransfer }: DragEvent) => party.canWrite && dataTransfer.types.includes('Files');
  return (
    <ChatPane
      ref={pane}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        files.add([...event.dataTransfer.files]);
        input.current?.focus();
      }}
    >
      <ChatHead party={party} search={search} onUnblocked={onUnblocked} />
      {children}
      <div className={styles.typing}>
        {typing === null ? null : (
          <Text size="xs" tone="muted">
            {typing} is typing…
          </Text>
        )}
      </div>
      {party.canWrite ? (
        <Composer
          accountId={accountId}
          accountName={party.accountName}
          files={files}
          input={input}
          onTyping={onTyping}
        />
      ) : (
        <ClosedComposer party={party} onUnblocked={onUnblocked} />
      )}
      {isOver ? (
        <div className={styles.dropZone}>
          <Text weight="semibold">Drop files to attach them</Text>
        </div>
      ) : null}
    </ChatPane>
  );
}

/** Once an account is unblocked, what was pressed may be gone: the focus goes to where one writes, or to whom the page is about. */
function useFocusAfterUnblock(pane: RefObject<HTMLElement | null>, isBlocked: boolean): () => void {
  const isWanted = useRef(false);
  const isShut = useRef(isBlocked);
  const focus = useCallback(() => {
    if (!isWanted.current || isShut.current) return;
    isWanted.current = false;
    (pane.current?.querySelector('textarea') ?? pane.current?.querySelector('h1'))?.focus();
  }, [pane]);
  // The reads that follow may come before the press has ended, or after.
  useEffect(() => {
    isShut.current = isBlocked;
    focus();
  }, [isBlocked, focus]);
  return useCallback(() => {
    isWanted.current = true;
    focus();
  }, [focus]);
}

/** Whoever begins to type is writing a message, wherever the focus is, unless it is where keys mean something. */
function useTypeToWrite(input: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey;
      const isElsewhere =
        target instanceof Element && target.closest('a, button, input, textarea, select, [role]:not([role=log])');
      // A space scrolls.
      if (isText && key !== ' ' && !isElsewhere) input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
