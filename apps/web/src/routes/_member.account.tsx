import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '~/app/lead-to.ts';

/** Leads to the start of the person's area. */
export const Route = createFileRoute('/_member/account')({
  staticData: {
    title: 'Your account',
    description: 'Your Regen account: orders, favorites, profile and what else is yours.',
    audience: 'member',
    isRedirect: true,
  },
  beforeLoad: ({ context }) => leadTo(context, `/${context.person.site}`),
});
