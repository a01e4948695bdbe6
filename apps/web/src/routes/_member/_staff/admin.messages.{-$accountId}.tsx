import { createFileRoute } from '@tanstack/react-router';
import { isCare, nameIn, ownChats, parseMessagesSearch, threadWith } from '~/features/messages/index.ts';
import { MessagesScreen } from '~/features/messages/MessagesScreen.tsx';
import { MessagesSkeleton } from '~/features/messages/MessagesSkeleton.tsx';
import { privateHead } from '~/kernel/head/seo.ts';
import { close } from '~/session/guards.ts';

export const Route = createFileRoute('/_member/_staff/admin/messages/{-$accountId}')({
  staticData: {
    title: 'Messages',
    description: 'The conversations of Regen’s care team.',
    crumb: 'Messages',
    under: '/admin/$',
    audience: 'staff',
  },
  validateSearch: parseMessagesSearch,
  beforeLoad({ context: { actor, person } }) {
    if (!isCare(actor) || !actor.user.permissions.includes('messages:care')) close({ wanted: 'staff', person });
  },
  // Each part says by itself that it is on its way, or why it cannot be read.
  async loader({ context, params: { accountId } }) {
    void context.prefetch(ownChats, context);
    if (accountId === undefined) return {};
    const read = context.prefetch(threadWith, context, accountId);
    if (nameIn(context, accountId) === undefined) await read;
    return { name: nameIn(context, accountId) };
  },
  head: ({ loaderData, match: { staticData } }) => privateHead(loaderData?.name ?? staticData.title ?? ''),
  pendingComponent: MessagesSkeleton,
  component: () => <MessagesScreen accountId={Route.useParams().accountId} search={Route.useSearch()} />,
});
