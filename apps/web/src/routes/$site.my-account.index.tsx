import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '~/app/lead-to.ts';

export const Route = createFileRoute('/$site/my-account/')({
  beforeLoad: ({ context, params }) => leadTo(context, `/${params.site}/my-account/my-orders`),
});
