import type { Call } from '@regen/sdk';
import { rewardGet } from '@regen/sdk/query';

export interface RewardsSearch {
  year?: number | undefined;
  page?: number | undefined;
}

/** The points of somebody and a page of where they came from. A year ends where the person is. */
export const rewardsOf = (call: Call, userId: string, { year, page = 1 }: RewardsSearch = {}) =>
  rewardGet(call, {
    id: userId,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    page,
    ...(year !== undefined && { year }),
  });
