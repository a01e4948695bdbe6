import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '~/kernel/redirect.ts';

/** Leads to the start of the person's area. */
export const Route = createFileRoute('/_member/account')({
  staticData: {
    title: 'Your account',
    description: 'Your Regen account: orders, favorites, profile and what else is yours.',
    audience: 'member',
    isRedirect: true,
  },
  beforeLoad: ({ context }) => redirectTo(context, `/${context.person.site}`),
});
