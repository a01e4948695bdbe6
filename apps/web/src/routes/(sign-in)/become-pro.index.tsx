import { createFileRoute } from '@tanstack/react-router';
import { becomeProHead } from '~/features/applications/become-pro-head.ts';
import { BecomeProScreen } from '~/features/applications/BecomeProScreen.tsx';

export const Route = createFileRoute('/(sign-in)/become-pro/')({
  staticData: {
    title: 'Become a professional',
    description:
      'What a professional account gives licensed estheticians, clinics and spas, what it takes, and how to apply with your license in five minutes.',
    crumb: 'Become a professional',
    under: '/',
    audience: 'everybody',
    isListed: true,
  },
  head: ({ match }) => becomeProHead(match),
  component: BecomeProScreen,
});
