import type { SharedBundle } from '@regen/sdk';
import { afterWrite, recommendationClaim, recommendationGetShared } from '@regen/sdk/query';
import { useMutation } from '@tanstack/react-query';
import { useSession } from '~/session/index.ts';
import { useBundleClient } from './bundle-client.ts';

/** Keeps a shared bundle for the signed-in client. */
export function useKeepBundle({ bundleToken }: SharedBundle) {
  const { call, queryClient, recommendations } = useBundleClient();
  const userId = useSession()?.userId ?? 'public';
  const params = { id: bundleToken, token: bundleToken };
  return useMutation({
    mutationFn: () => recommendations.claim(params),
    onSuccess: (kept) => {
      queryClient.setQueryData(recommendationGetShared(call, { bundleToken, userId }).queryKey, kept);
      void afterWrite(queryClient, recommendationClaim, kept, params);
    },
  });
}
