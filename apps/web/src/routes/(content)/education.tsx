import { createFileRoute } from '@tanstack/react-router';
import { HubScreen } from '~/features/education/HubScreen.tsx';
import { HubSkeleton } from '~/features/education/HubSkeleton.tsx';
import { hubHead, hubPage } from '~/features/education/index.ts';
import { latestWebinars } from '~/features/webinars/index.ts';

export const Route = createFileRoute('/(content)/education')({
  staticData: {
    title: 'Education',
    description: import.meta.env.SSR
      ? 'Webinars, articles, treatment protocols and lessons for people who care for skin.'
      : undefined,
    crumb: 'Education',
    under: '/',
    audience: 'everybody',
    isListed: true,
  },
  loader: async ({ context: { ensure, prefetch, caller } }) => {
    await Promise.all([ensure(hubPage, caller), prefetch(latestWebinars, caller)]);
  },
  head: ({ match }) => hubHead(match.context),
  pendingComponent: HubSkeleton,
  component: HubScreen,
});
