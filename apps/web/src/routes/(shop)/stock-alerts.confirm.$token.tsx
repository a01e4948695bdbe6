import { createFileRoute } from '@tanstack/react-router';
import { AlertConfirmScreen } from '~/features/products/index.ts';
import { tableHead } from '~/kernel/head/seo.ts';

export const Route = createFileRoute('/(shop)/stock-alerts/confirm/$token')({
  ssr: false,
  staticData: {
    title: 'Stock alert',
    description: import.meta.env.SSR ? 'Confirm your back-in-stock alert.' : undefined,
    audience: 'link',
    isSecret: true,
  },
  head: tableHead,
  component: () => <AlertConfirmScreen token={Route.useParams().token} />,
});
