import { createFileRoute } from '@tanstack/react-router';
import { concernsFor } from '~/features/products/index.ts';
import { allProtocols, parseProtocolListSearch } from '~/features/protocols/index.ts';
import { ProtocolsScreen } from '~/features/protocols/ProtocolsScreen.tsx';
import { ProtocolsSkeleton } from '~/features/protocols/ProtocolsSkeleton.tsx';

export const Route = createFileRoute('/_member/protocols/')({
  staticData: {
    title: 'Treatment protocols',
    description: import.meta.env.SSR
      ? 'Treatment protocols for licensed professionals and schools, step by step.'
      : undefined,
    crumb: 'Protocols',
    under: '/',
    audience: 'trained',
    menu: { icon: 'drop', order: 6, label: 'Treatment protocols' },
  },
  validateSearch: parseProtocolListSearch,
  loader: async ({ context: { ensure, prefetch, caller } }) => {
    // Their names only label a filter.
    void prefetch(concernsFor, caller);
    await ensure(allProtocols);
  },
  pendingComponent: ProtocolsSkeleton,
  component: () => <ProtocolsScreen search={parseProtocolListSearch({ ...Route.useSearch() })} />,
});
