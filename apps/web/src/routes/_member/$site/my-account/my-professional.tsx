import { createFileRoute, notFound } from '@tanstack/react-router';
import { MyProfessionalScreen } from '~/features/professionals/MyProfessionalScreen.tsx';

export const Route = createFileRoute('/_member/$site/my-account/my-professional')({
  staticData: {
    title: 'My professional',
    description: import.meta.env.SSR ? 'Your clinic: its hours, its phone number and its store.' : undefined,
    crumb: 'My professional',
    under: '/$site/$',
    audience: 'site',
    menu: { icon: 'pin', order: 5, sites: ['retail'] },
  },
  // Only retail clients have one (rule M2).
  beforeLoad: ({ params }) => {
    if (params.site !== 'retail') throw notFound();
  },
  loader: ({ context }) =>
    import('~/features/overview/load-overview.ts').then(({ loadProfessionals }) =>
      loadProfessionals(context, context.person),
    ),
  component: MyProfessionalScreen,
});
