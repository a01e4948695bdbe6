import { createFileRoute } from '@tanstack/react-router';
import { becomeProHead } from '~/features/applications/become-pro-head.ts';
import { BecomeProScreen } from '~/features/applications/BecomeProScreen.tsx';

export const Route = createFileRoute('/(sign-in)/become-pro/')({
  staticData: {
    title: 'Become a professional',
    description: import.meta.env.SSR
      ? 'What licensed estheticians, clinics and spas get with a professional account, and how to apply with your license in five minutes.'
      : undefined,
    crumb: 'Become a professional',
    under: '/',
    audience: 'everybody',
    isListed: true,
  },
  head: ({ match }) => becomeProHead(match),
  component: BecomeProScreen,
});
