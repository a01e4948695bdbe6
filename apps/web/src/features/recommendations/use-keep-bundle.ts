import type { SharedBundle } from '@regen/sdk';
import { recommendationClaim } from '@regen/sdk/query';
import { useApp } from '~/kernel/use-app.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { sharedBundle } from './shared-bundle.ts';

/** Keeps a shared bundle for the signed-in client. */
export function useKeepBundle({ bundleToken }: SharedBundle) {
  const { call, queryClient } = useApp();
  const userId = useCaller();
  const { mutate, ...keep } = useWrite(recommendationClaim);
  const shared = sharedBundle(call, bundleToken, userId).queryKey;
  return {
    ...keep,
    keep: () =>
      mutate(
        { id: bundleToken, token: bundleToken },
        { onSuccess: (kept) => void queryClient.setQueryData(shared, kept) },
      ),
  };
}
