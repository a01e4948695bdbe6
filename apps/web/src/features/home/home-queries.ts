import type { homePage, homeSection } from '@regen/content-sdk/models';
import { modelRef } from '@regen/content-sdk/query';
import type { Call } from '@regen/sdk';
import { productList } from '@regen/sdk/query';
import { contentList } from '~/kernel/content.ts';

export const bestsellers = (call: Call, userId: string) => productList(call, { userId, perPage: 8 });
export const kits = (call: Call, userId: string) => productList(call, { userId, perPage: 3, category: [KITS] });

/** The category with its own section. */
export const KITS = 'kits';

/** What editors write for the page itself: one record, the same for everyone. */
export const homeContent = (call: Call) => contentList(call, modelRef<typeof homePage>('homePage'), { perPage: 1 });

/** Parts of the page that editors write, for each channel its own. */
export const homeSections = (call: Call, caller: string) =>
  contentList(call, modelRef<typeof homeSection>('homeSection'), { perPage: 6 }, caller);
