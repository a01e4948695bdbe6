import { Link, useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePerson } from '~/kernel/use-session.ts';
import type { MessagesSearch } from './messages-search.ts';

/** Whether these are the messages of the care team, in the area of the staff. */
export const useIsCareDesk = (): boolean =>
  useMatch({ from: '/_member/_staff/admin/messages/{-$accountId}', shouldThrow: false, select: () => true }) ?? false;

export interface ChatLinkProps {
  /** Without it, to the list. */
  accountId?: string | undefined;
  search?: MessagesSearch;
  className?: string;
  children?: ReactNode;
  /** It is open beside the link. */
  isCurrent?: boolean;
  /** Replaces the overlay's history entry. */
  replace?: boolean;
  onClick?: () => void;
}

/** The way to a conversation, or to the list, in the area that the person is in. */
export function ChatLink({ accountId, search = {}, isCurrent = false, ...rest }: ChatLinkProps) {
  // The router would take the list for current in every conversation.
  const props = { ...rest, 'aria-current': isCurrent ? ('page' as const) : undefined, activeProps: {} };
  const { site } = usePerson();
  const isCareDesk = useIsCareDesk();
  return isCareDesk ? (
    <Link to="/admin/messages/{-$accountId}" params={{ accountId }} search={search} {...props} />
  ) : (
    <Link to="/$site/messages/{-$accountId}" params={{ site, accountId }} search={search} {...props} />
  );
}
