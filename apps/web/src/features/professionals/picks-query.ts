import type { Call } from '@regen/sdk';
import { recommendationListReceived } from '@regen/sdk/query';

/** The newest bundles that a client was sent or has saved. */
export const newestPicks = (call: Call, userId: string) => recommendationListReceived(call, { userId, perPage: 3 });
