import { createFileRoute } from '@tanstack/react-router';
import { becomeProHead } from '~/features/join/become-pro-head.ts';
import { BecomeProScreen } from '~/features/join/BecomeProScreen.tsx';

export const Route = createFileRoute('/become-pro/')({
  staticData: {
    title: 'Become a professional',
    description:
      'What a professional account gives licensed estheticians, clinics and spas, what it takes, and how to apply with your licence in five minutes.',
    crumb: 'Become a professional',
    under: '/',
    audience: 'everybody',
    isListed: true,
  },
  head: ({ match }) => becomeProHead(match),
  component: BecomeProScreen,
});
