import { createFileRoute } from '@tanstack/react-router';
import { tableHead } from '~/app/seo.ts';
import { InvitationScreen, InvitationSkeleton } from '~/features/invitation/index.ts';

export const Route = createFileRoute('/invitation/$token')({
  ssr: false,
  staticData: {
    title: 'Your invitation',
    description: 'An invitation of your skin care professional to Regen.',
    audience: 'link',
    isSecret: true,
  },
  head: tableHead,
  pendingComponent: InvitationSkeleton,
  component: () => <InvitationScreen token={Route.useParams().token} />,
});
