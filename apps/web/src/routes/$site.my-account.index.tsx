import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$site/my-account/')({
  beforeLoad: ({ context, params }) =>
    import('~/app/lead-to.ts').then((ways) => ways.leadTo(context, `/${params.site}`)),
});
