import { Link, useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePerson } from '~/kernel/use-session.ts';
import type { ChatSearch, MessagesSearch } from './messages-search.ts';

/** Whether these are the messages of the care team, in the area of the staff. */
export const useIsCareDesk = (): boolean =>
  useMatch({ from: '/_member/_staff/admin/messages', shouldThrow: false, select: () => true }) ?? false;

export interface ChatLinkProps {
  /** Without it, to the list. */
  accountId?: string;
  search?: MessagesSearch & ChatSearch;
  className?: string;
  children?: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
}

/** The way to a conversation, or to the list, in the area that the person is in. */
export function ChatLink({ accountId, search = {}, ...props }: ChatLinkProps) {
  const { site } = usePerson();
  const isCareDesk = useIsCareDesk();
  if (accountId === undefined)
    return isCareDesk ? (
      <Link to="/admin/messages" search={search} {...props} />
    ) : (
      <Link to="/$site/messages" params={{ site }} search={search} {...props} />
    );
  return isCareDesk ? (
    <Link to="/admin/messages/$accountId" params={{ accountId }} search={search} {...props} />
  ) : (
    <Link to="/$site/messages/$accountId" params={{ site, accountId }} search={search} {...props} />
  );
}
