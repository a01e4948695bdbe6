// Loaded by the loaders that need it: their routes are in every page, and these calls need not be.
import { accountDeletionGet, accountGet, dealList, orderListProducts, professionalList } from '@regen/sdk/query';
import { newestFavorites } from '~/features/favorites/index.ts';
import { ordersOf } from '~/features/orders/index.ts';
import { newestPicks } from '~/features/professionals/index.ts';
import { helpLinks } from '~/features/resources/index.ts';
import { rewardsOf, type RewardsSearch } from '~/features/rewards/index.ts';
import type { AppContext, Person } from '~/kernel/context.ts';
import { ORDERED } from './shown-again.ts';

/** What the start of an area reads. Each part says by itself that it is on its way, or why it cannot be read. */
export function loadOverview({ prefetch, caller }: AppContext, { site, userId }: Person): void {
  void prefetch(accountDeletionGet, { id: userId });
  void prefetch(ordersOf, userId);
  void prefetch(newestFavorites, userId);
  if (site === 'retail') {
    void prefetch(professionalList, { id: userId });
    void prefetch(newestPicks, userId);
  }
  if (site !== 'b2b') return;
  void prefetch(orderListProducts, { id: userId, limit: ORDERED });
  void prefetch(rewardsOf, userId);
  void prefetch(accountGet);
  void prefetch(dealList, { id: userId });
  void prefetch(helpLinks, caller);
}

/** The professionals of a client, on the page about them. */
export function loadProfessionals({ prefetch }: AppContext, { userId }: Person): void {
  void prefetch(professionalList, { id: userId });
}

/** The points of a professional, on the page about them. */
export async function loadRewards(
  { ensure, prefetch }: AppContext,
  { userId }: Person,
  search: RewardsSearch,
): Promise<void> {
  void prefetch(accountGet);
  await ensure(rewardsOf, userId, search);
}
