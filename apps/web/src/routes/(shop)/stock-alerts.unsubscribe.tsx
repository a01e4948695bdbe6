import { createFileRoute } from '@tanstack/react-router';
import { AlertEndScreen } from '~/features/products/index.ts';
import { tableHead } from '~/kernel/head/seo.ts';
import { textParam } from '~/kernel/search-params.ts';

export const Route = createFileRoute('/(shop)/stock-alerts/unsubscribe')({
  ssr: false,
  staticData: {
    title: 'Stock alert',
    description: import.meta.env.SSR ? 'Unsubscribe from a back-in-stock alert.' : undefined,
    audience: 'link',
    isSecret: true,
  },
  validateSearch: (search: Record<string, unknown>) => ({
    email: textParam(search['email'], 254) ?? '',
    sku: textParam(search['sku'], 40) ?? '',
    signature: textParam(search['signature'], 100) ?? '',
  }),
  head: tableHead,
  component: Unsubscribe,
});

function Unsubscribe() {
  const { email, sku, signature } = Route.useSearch();
  return <AlertEndScreen link={{ email, sku, signature }} />;
}
