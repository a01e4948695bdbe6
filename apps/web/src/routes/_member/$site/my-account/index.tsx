import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects to the start of the area, which says by itself whom it is for. */
export const Route = createFileRoute('/_member/$site/my-account/')({
  staticData: {
    title: 'Your account',
    description: import.meta.env.SSR ? 'Your Regen account: orders, favorites and profile.' : undefined,
    audience: 'site',
    isRedirect: true,
  },
  beforeLoad: ({ params }) => {
    throw redirect({ href: `/${params.site}`, replace: true });
  },
});
