import { createFileRoute } from '@tanstack/react-router';
import { becomeProHead } from '~/features/join/become-pro-head.ts';
import { BecomeProScreen } from '~/features/join/BecomeProScreen.tsx';

export const Route = createFileRoute('/become-pro/')({
  head: ({ match }) => becomeProHead(match.context),
  component: BecomeProScreen,
});
