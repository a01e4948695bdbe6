import { createFileRoute } from '@tanstack/react-router';
import { secretHead } from '~/app/seo.ts';
import { InvitationScreen, InvitationSkeleton } from '~/features/invitation/index.ts';

export const Route = createFileRoute('/invitation/$token')({
  ssr: false,
  head: () => secretHead('Your invitation'),
  pendingComponent: InvitationSkeleton,
  component: Invitation,
});

function Invitation() {
  return <InvitationScreen token={Route.useParams().token} />;
}
