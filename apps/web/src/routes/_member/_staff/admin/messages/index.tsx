import { createFileRoute } from '@tanstack/react-router';
import { NoChat } from '~/features/messages/NoChat.tsx';

export const Route = createFileRoute('/_member/_staff/admin/messages/')({
  staticData: {
    title: 'Messages',
    description: 'Conversations of Regen’s care team.',
    crumb: 'Messages',
    under: '/admin/$',
    audience: 'staff',
  },
  component: NoChat,
});
