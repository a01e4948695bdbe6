import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribeScreen } from '~/features/notifications/index.ts';
import { tableHead } from '~/kernel/head/seo.ts';
import { linkSearch } from '~/kernel/search-params.ts';

export const Route = createFileRoute('/(shop)/reviews/unsubscribe')({
  ssr: false,
  staticData: {
    title: 'Review emails',
    description: import.meta.env.SSR ? 'Unsubscribe from emails about reviews.' : undefined,
    audience: 'link',
    isSecret: true,
  },
  validateSearch: linkSearch,
  head: tableHead,
  component: () => <UnsubscribeScreen kind="reviews" token={Route.useSearch().token} />,
});
