import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { AlertConfirmScreen } from '~/features/product/index.ts';

export const Route = createFileRoute('/stock-alerts/confirm/$token')({
  ssr: false,
  head: () => privateHead('Stock alert'),
  component: () => <AlertConfirmScreen token={Route.useParams().token} />,
});
