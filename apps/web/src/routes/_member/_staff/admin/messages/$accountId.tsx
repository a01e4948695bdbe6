import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '~/features/messages/ChatScreen.tsx';
import { knownParty, parseChatSearch, threadWith } from '~/features/messages/index.ts';
import { privateHead } from '~/kernel/head/seo.ts';

export const Route = createFileRoute('/_member/_staff/admin/messages/$accountId')({
  staticData: {
    title: 'Messages',
    description: 'A conversation of Regen’s care team.',
    under: '/admin/messages',
    audience: 'staff',
  },
  validateSearch: parseChatSearch,
  // With whom it is may be in the list; the screen says by itself that its messages are on their way, or why they cannot be read.
  loader: async ({ context, params: { accountId } }) => {
    const read = context.prefetch(threadWith, context, accountId);
    if (!knownParty(context, accountId)) await read;
    return { name: knownParty(context, accountId)?.accountName };
  },
  head: ({ loaderData, match: { staticData } }) => privateHead(loaderData?.name ?? staticData.title ?? ''),
  component: () => <ChatScreen accountId={Route.useParams().accountId} search={Route.useSearch()} />,
});
