import { createFileRoute } from '@tanstack/react-router';
import { compareHead, CompareScreen, parseCompareSearch } from '~/features/compare/index.ts';

export const Route = createFileRoute('/compare')({
  validateSearch: parseCompareSearch,
  // What is not ours goes no further.
  loaderDeps: ({ search }) => parseCompareSearch({ ...search }),
  // No part of the first load of other pages.
  loader: ({ context, deps }) =>
    import('~/features/compare/load-compare.ts').then((module) => module.loadCompare(context, deps)),
  head: ({ loaderData, match }) => compareHead(loaderData, match.context),
  component: () => <CompareScreen search={Route.useLoaderDeps()} />,
});
