import { messageListBlocked, messageSearch } from '@regen/sdk/query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { BLOCKED, foundParams, isCare, ownChats, parseMessagesSearch } from '~/features/messages/index.ts';
import { MessagesScreen } from '~/features/messages/MessagesScreen.tsx';
import { MessagesSkeleton } from '~/features/messages/MessagesSkeleton.tsx';
import { isSite } from '~/kernel/route-table.ts';

export const Route = createFileRoute('/_member/$site/messages')({
  // Any other first segment has no accounts: the router goes on looking.
  params: { parse: (params) => isSite(params.site) && params },
  validateSearch: parseMessagesSearch,
  // What the care team reads and writes is in the area of the staff.
  beforeLoad({ context: { person }, location: { pathname, searchStr } }) {
    if (isCare(person)) throw redirect({ href: `${pathname.replace(/^\/\w+/, '/admin')}${searchStr}`, replace: true });
  },
  loaderDeps: ({ search: { q, show } }) => ({ q, show }),
  // Each part says by itself that it is on its way, or why it cannot be read.
  loader({ context, deps: { q, show } }) {
    void context.prefetch(ownChats, context);
    if (q !== undefined) void context.prefetch(messageSearch, foundParams(q));
    if (show === 'blocked') void context.prefetch(messageListBlocked, BLOCKED);
  },
  pendingComponent: MessagesSkeleton,
  component: () => <MessagesScreen search={Route.useSearch()} />,
});
