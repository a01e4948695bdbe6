import type { faq } from '@regen/content-sdk/models';
import { modelRef } from '@regen/content-sdk/query';
import type { Call } from '@regen/sdk';
import { contentAll } from '~/kernel/content.ts';

/** Every question, since the page is searched without asking again. */
export const allQuestions = (call: Call, caller: string) => contentAll(call, modelRef<typeof faq>('faq'), caller);
