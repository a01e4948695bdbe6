import { createFileRoute } from '@tanstack/react-router';
import { loadPage, PageSkeleton, PageScreen, writtenPageHead, WrittenPageNotFound } from '~/features/pages/index.ts';

export const Route = createFileRoute('/(content)/$name')({
  staticData: { under: '/', audience: 'everybody' },
  loader: ({ context, params, location }) => loadPage(context, params.name, location.pathname),
  head: ({ loaderData, match }) => writtenPageHead(loaderData, match),
  pendingComponent: PageSkeleton,
  notFoundComponent: WrittenPageNotFound,
  component: () => <PageScreen name={Route.useParams().name} />,
});
