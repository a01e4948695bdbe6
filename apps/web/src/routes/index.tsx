import { createFileRoute } from '@tanstack/react-router';
import { callerOf } from '~/features/catalogue/index.ts';
import { homeHead, HomePage, homeQueries } from '~/features/home/index.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, call, session } }) => {
    const { bestsellers, kits, concerns, categories, images } = homeQueries(call, callerOf(session));
    await Promise.all([
      queryClient.ensureQueryData(bestsellers),
      queryClient.ensureQueryData(kits),
      queryClient.ensureQueryData(concerns),
      queryClient.ensureQueryData(categories),
      queryClient.prefetchQuery(images),
    ]);
  },
  head: ({ match }) => homeHead(match.context),
  component: HomePage,
});
