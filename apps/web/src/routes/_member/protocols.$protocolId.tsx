import { createFileRoute, notFound } from '@tanstack/react-router';
import { concernsFor, productsOf } from '~/features/products/index.ts';
import { parseProtocolSearch, protocolOf, skusOf } from '~/features/protocols/index.ts';
import { ProtocolNotFound } from '~/features/protocols/ProtocolNotFound.tsx';
import { ProtocolScreen } from '~/features/protocols/ProtocolScreen.tsx';
import { ProtocolSkeleton } from '~/features/protocols/ProtocolSkeleton.tsx';
import { privateHead } from '~/kernel/head/seo.ts';

export const Route = createFileRoute('/_member/protocols/$protocolId')({
  staticData: {
    title: 'Protocol',
    description: import.meta.env.SSR ? 'A treatment protocol for licensed professionals and schools.' : undefined,
    under: '/protocols',
    audience: 'trained',
  },
  validateSearch: parseProtocolSearch,
  loader: async ({ context: { ensure, prefetch, caller }, params: { protocolId } }) => {
    void prefetch(concernsFor, caller);
    const protocol = await ensure(protocolOf, protocolId);
    if (protocol === null) throw notFound();
    const skus = skusOf(protocol);
    // A failure affects only what names products.
    if (skus.length > 0) void prefetch(productsOf, skus, caller);
    return { title: protocol.title };
  },
  head: ({ loaderData, match: { context, staticData } }) =>
    privateHead(context.config, loaderData?.title ?? staticData.title ?? ''),
  pendingComponent: ProtocolSkeleton,
  notFoundComponent: ProtocolNotFound,
  // What the URL has and the parser leaves out is in the router's search all the same.
  component: () => (
    <ProtocolScreen slug={Route.useParams().protocolId} search={parseProtocolSearch({ ...Route.useSearch() })} />
  ),
});
