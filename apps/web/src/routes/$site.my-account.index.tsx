import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$site/my-account/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$site/my-account/my-orders', params, replace: true });
  },
});
