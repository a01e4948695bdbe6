import type { Call } from '@regen/sdk';
import { recommendationGetShared } from '@regen/sdk/query';

/** The link of the PDF works for an hour; it is fetched again before. */
const FRESH_FOR = 50 * 60_000;

/** A recommendation, priced for the viewer. */
export const sharedBundle = (call: Call, bundleToken: string, userId: string) => ({
  ...recommendationGetShared(call, { bundleToken, userId }),
  refetchInterval: FRESH_FOR,
  refetchOnWindowFocus: ({ state }: { state: { dataUpdatedAt: number } }) =>
    Date.now() - state.dataUpdatedAt > FRESH_FOR,
});
