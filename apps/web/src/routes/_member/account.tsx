import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects to the person's own area. */
export const Route = createFileRoute('/_member/account')({
  staticData: {
    title: 'Your account',
    description: import.meta.env.SSR ? 'Your Regen account: orders, favorites, profile and more.' : undefined,
    audience: 'member',
    isRedirect: true,
  },
  beforeLoad: ({ context }) => {
    throw redirect({ href: `/${context.person.site}`, replace: true });
  },
});
