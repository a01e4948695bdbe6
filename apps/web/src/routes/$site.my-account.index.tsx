import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$site/my-account/')({
  beforeLoad: async ({ context, params }) => (await import('~/app/lead-to.ts')).leadTo(context, `/${params.site}`),
});
