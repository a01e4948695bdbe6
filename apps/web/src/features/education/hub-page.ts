import type { Call } from '@regen/sdk';
import { writtenPage } from '~/features/pages/index.ts';
import { contentGet } from '~/kernel/content.ts';

/** What editors say about education: the page of that name. Null before there is one. */
export const hubPage = (call: Call, caller: string) => contentGet(call, writtenPage, 'education', caller);
