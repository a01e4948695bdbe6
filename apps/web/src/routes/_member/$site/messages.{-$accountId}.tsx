import { createFileRoute, redirect } from '@tanstack/react-router';
import { isCare, loadMessages, parseMessagesSearch } from '~/features/messages/index.ts';
import { MessagesScreen } from '~/features/messages/MessagesScreen.tsx';
import { MessagesSkeleton } from '~/features/messages/MessagesSkeleton.tsx';
import { isSite } from '~/kernel/route-table.ts';

export const Route = createFileRoute('/_member/$site/messages/{-$accountId}')({
  // Any other first segment has no accounts: the router goes on looking.
  params: { parse: (params) => isSite(params.site) && params },
  staticData: {
    title: 'Messages',
    description: import.meta.env.SSR
      ? 'Your conversations: with your clinic or your clients, and with Regen’s care team.'
      : undefined,
    crumb: 'Messages',
    under: '/$site/$',
    audience: 'site',
    menu: { icon: 'mail', order: 7 },
  },
  validateSearch: parseMessagesSearch,
  // The care team reads and writes in the area of the staff.
  beforeLoad({ context: { person }, params: { accountId } }) {
    if (isCare(person)) throw redirect({ to: '/admin/messages/{-$accountId}', params: { accountId }, replace: true });
  },
  loader: ({ context, params: { accountId } }) => loadMessages(context, accountId),
  pendingComponent: MessagesSkeleton,
  component: () => <MessagesScreen accountId={Route.useParams().accountId} search={Route.useSearch()} />,
});
