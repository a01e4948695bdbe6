import type { pageCard } from '@regen/content-sdk/models';
import { modelRef } from '@regen/content-sdk/query';
import type { Call } from '@regen/sdk';
import { contentAll } from '~/kernel/content.ts';

/** Titles of the pages that editors write. */
export const writtenPages = (call: Call, caller: string) =>
  contentAll(call, modelRef<typeof pageCard>('page', 'card'), caller);
