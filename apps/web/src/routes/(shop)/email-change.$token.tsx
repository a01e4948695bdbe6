import { createFileRoute } from '@tanstack/react-router';
import { EmailChangeScreen } from '~/features/profile/EmailChangeScreen.tsx';
import { tableHead } from '~/kernel/head/seo.ts';

export const Route = createFileRoute('/(shop)/email-change/$token')({
  ssr: false,
  staticData: {
    title: 'New email',
    description: import.meta.env.SSR ? 'Confirm the new email address of your Regen account.' : undefined,
    audience: 'link',
    isSecret: true,
  },
  head: tableHead,
  component: () => <EmailChangeScreen token={Route.useParams().token} />,
});
