import { createClient } from '@regen/sdk';
import { createRecommendationsResource } from '@regen/sdk/resources/recommendations';
import { useMemo } from 'react';
import { useApp } from '~/app/use-app.ts';

/** `useApp()` with what keeps recommendations; no other page loads it. */
export function useBundleClient() {
  const app = useApp();
  return useMemo(() => {
    const { recommendations } = createClient(app.call, { recommendations: createRecommendationsResource });
    return { ...app, recommendations };
  }, [app]);
}
