import { createFileRoute } from '@tanstack/react-router';
import { secretHead } from '~/app/seo.ts';
import { AlertConfirmScreen } from '~/features/product/index.ts';

export const Route = createFileRoute('/stock-alerts/confirm/$token')({
  ssr: false,
  head: () => secretHead('Stock alert'),
  component: () => <AlertConfirmScreen token={Route.useParams().token} />,
});
