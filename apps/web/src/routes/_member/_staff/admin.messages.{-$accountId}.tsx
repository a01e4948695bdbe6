import { createFileRoute } from '@tanstack/react-router';
import { isCare, loadMessages, parseMessagesSearch } from '~/features/messages/index.ts';
import { MessagesScreen } from '~/features/messages/MessagesScreen.tsx';
import { MessagesSkeleton } from '~/features/messages/MessagesSkeleton.tsx';
import { close } from '~/session/guards.ts';

export const Route = createFileRoute('/_member/_staff/admin/messages/{-$accountId}')({
  staticData: {
    title: 'Messages',
    description: import.meta.env.SSR ? 'The conversations of Regen’s care team.' : undefined,
    crumb: 'Messages',
    under: '/admin/$',
    audience: 'staff',
  },
  validateSearch: parseMessagesSearch,
  beforeLoad({ context: { actor, person } }) {
    if (!isCare(actor) || !actor.user.permissions.includes('messages:care')) close({ wanted: 'staff', person });
  },
  loader: ({ context, params: { accountId } }) => loadMessages(context, accountId),
  pendingComponent: MessagesSkeleton,
  component: () => <MessagesScreen accountId={Route.useParams().accountId} search={Route.useSearch()} />,
});
