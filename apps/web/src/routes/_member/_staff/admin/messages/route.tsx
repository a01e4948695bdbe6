import { messageListBlocked, messageSearch } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { BLOCKED, foundParams, isCare, ownChats, parseMessagesSearch } from '~/features/messages/index.ts';
import { MessagesScreen } from '~/features/messages/MessagesScreen.tsx';
import { MessagesSkeleton } from '~/features/messages/MessagesSkeleton.tsx';
import { close } from '~/session/guards.ts';

export const Route = createFileRoute('/_member/_staff/admin/messages')({
  validateSearch: parseMessagesSearch,
  // Any other account has its messages in its own area.
  beforeLoad({ context: { actor, person } }) {
    if (!isCare(actor) || !actor.user.permissions.includes('messages:care')) close({ wanted: 'staff', person });
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
