import type { ChatParty, FoundMessagePage } from '@regen/sdk';
import { messageSearch } from '@regen/sdk/query';
import { atoms } from '@regen/ui-kit/atoms';
import { Avatar } from '@regen/ui-kit/Avatar';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Text } from '@regen/ui-kit/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchParts } from '~/features/search/index.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { counted } from '~/kernel/words/counts.ts';
import { whenShort } from './chat-times.ts';
import { ChatLink } from './ChatLink.tsx';
import { ListSkeleton } from './ChatSkeleton.tsx';
import { messageSummary, snippetOf } from './message-summary.ts';
import * as styles from './messages.css.ts';
import { useNow } from './use-now.ts';

/** How many results are shown. */
const FOUND = 30;

export interface FoundMessagesProps {
  words: string;
  /** The open conversation, and the chosen message in it. */
  openId: string | undefined;
  at: number | undefined;
}

/** Search results: people by name, then messages, newest first, each of which links to its place in the conversation. */
export function FoundMessages({ words, openId, at }: FoundMessagesProps) {
  const { call } = useApp();
  const announce = useAnnounce();
  const now = useNow();
  // No loader: it depends on what is typed.
  const query = useQuery({
    ...messageSearch(call, { search: words, perPage: FOUND }),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  const heard = data === undefined || isPlaceholderData ? undefined : `${foundText(data)}.`;
  useEffect(() => {
    if (heard !== undefined) announce(heard);
  }, [announce, heard]);
  return (
    <Reading query={query} skeleton={<ListSkeleton />} headingLevel={2}>
      {({ parties, items, totalCount }) => (
        <>
          {parties.length > 0 ? (
            <ul>
              {parties.map((party) => (
                <FoundParty
                  key={party.accountId}
                  party={party}
                  words={words}
                  isCurrent={openId === party.accountId && at === undefined}
                />
              ))}
            </ul>
          ) : null}
          <Text size="sm" tone="muted" className={styles.hint}>
            {totalCount === 0 && parties.length === 0
              ? `No results for “${words}”. Check the spelling or try fewer words.`
              : totalCount > items.length
                ? `Showing the newest ${items.length} of ${counted(totalCount, 'message')}. Add a word to narrow your search.`
                : foundText({ parties, totalCount })}
          </Text>
          <ul>
            {items.map(({ party: { accountId, accountName }, message }) => (
              <li key={message.messageId}>
                <NavLink variant="side" className={styles.result}>
                  <ChatLink
                    accountId={accountId}
                    search={{ q: words, at: message.seq }}
                    isCurrent={openId === accountId && message.seq === at}
                  >
                    <span className={styles.line}>
                      <Text as="span" weight="semibold" clamp={1}>
                        <bdi>{accountName}</bdi>
                      </Text>
                      <Text as="time" size="xs" tone="muted" dateTime={message.messageSent}>
                        {whenShort(message.messageSent, now)}
                      </Text>
                    </span>
                    <Text as="span" size="sm" tone="muted" clamp={2}>
                      {message.isMine ? 'You: ' : ''}
                      <Marked text={snippetOf(message.message, words) || messageSummary(message)} words={words} />
                    </Text>
                  </ChatLink>
                </NavLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Reading>
  );
}

/** "1 conversation and 3 messages found". */
function foundText({ parties, totalCount }: Pick<FoundMessagePage, 'parties' | 'totalCount'>): string {
  const people = parties.length > 0 ? [counted(parties.length, 'conversation')] : [];
  const messages = totalCount > 0 || parties.length === 0 ? [counted(totalCount, 'message')] : [];
  return `${[...people, ...messages].join(' and ')} found`;
}

interface FoundPartyProps {
  party: ChatParty;
  words: string;
  isCurrent: boolean;
}

/** Somebody whose name was searched for. */
function FoundParty({ party: { accountId, accountName, isBlocked }, words, isCurrent }: FoundPartyProps) {
  return (
    <li>
      <NavLink variant="side" className={styles.row}>
        <ChatLink accountId={accountId} search={{ q: words }} isCurrent={isCurrent}>
          <Avatar name={accountName} decorative />
          <span className={styles.words}>
            <Text as="span" weight="semibold" clamp={1}>
              <bdi>
                <Marked text={accountName} words={words} />
              </bdi>
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
  );
}

/** A text with its matches highlighted. */
function Marked({ text, words }: { text: string; words: string }) {
  let at = 0;
  return matchParts(text, words).map(({ text: part, isMatch }) => {
    const key = (at += part.length);
    return isMatch ? (
      <mark key={key} className={atoms({ background: 'primarySoft', color: 'heading', radius: 'sm' })}>
        {part}
      </mark>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}
