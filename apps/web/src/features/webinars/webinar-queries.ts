import type { webinar, webinarCard } from '@regen/content-sdk/models';
import { modelRef } from '@regen/content-sdk/query';
import type { Call } from '@regen/sdk';
import { contentAll, contentGet, contentList } from '~/kernel/content.ts';

const cards = modelRef<typeof webinarCard>('webinar', 'card');
const webinars = modelRef<typeof webinar>('webinar');

/** Every webinar that the person may see, the newest first: the list is filtered and searched without asking again. */
export const allWebinars = (call: Call, caller: string) => contentAll(call, cards, caller);

/** A webinar; null if there is none for this person. */
export const webinarOf = (call: Call, slug: string, caller: string) => contentGet(call, webinars, slug, caller);

/** The newest ones. */
export const latestWebinars = (call: Call, caller: string) => contentList(call, cards, { perPage: 3 }, caller);
