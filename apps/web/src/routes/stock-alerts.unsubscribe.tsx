import { createFileRoute } from '@tanstack/react-router';
import { textParam } from '~/app/search-params.ts';
import { secretHead } from '~/app/seo.ts';
import { AlertEndScreen } from '~/features/product/index.ts';

export const Route = createFileRoute('/stock-alerts/unsubscribe')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>) => ({
    email: textParam(search['email'], 254) ?? '',
    sku: textParam(search['sku'], 40) ?? '',
    signature: textParam(search['signature'], 100) ?? '',
  }),
  head: () => secretHead('Stock alert'),
  component: Unsubscribe,
});

function Unsubscribe() {
  const { email, sku, signature } = Route.useSearch();
  return <AlertEndScreen link={{ email, sku, signature }} />;
}
