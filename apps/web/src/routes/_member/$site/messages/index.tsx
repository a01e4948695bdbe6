import { createFileRoute } from '@tanstack/react-router';
import { NoChat } from '~/features/messages/NoChat.tsx';

export const Route = createFileRoute('/_member/$site/messages/')({
  staticData: {
    title: 'Messages',
    description: 'Your conversations with your clinic, your clients and Regen’s care team.',
    crumb: 'Messages',
    under: '/$site/$',
    audience: 'site',
    menu: { icon: 'mail', order: 7 },
  },
  component: NoChat,
});
