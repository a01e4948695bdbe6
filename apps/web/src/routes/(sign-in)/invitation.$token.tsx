import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen, InvitationSkeleton } from '~/features/invitation/index.ts';
import { tableHead } from '~/kernel/head/seo.ts';

export const Route = createFileRoute('/(sign-in)/invitation/$token')({
  ssr: false,
  staticData: {
    title: 'Your invitation',
    description: import.meta.env.SSR ? 'An invitation to Regen from your skincare professional.' : undefined,
    audience: 'link',
    isSecret: true,
  },
  head: tableHead,
  pendingComponent: InvitationSkeleton,
  component: () => <InvitationScreen token={Route.useParams().token} />,
});
