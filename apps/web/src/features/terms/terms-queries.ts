import type { Call } from '@regen/sdk';
import { pageGetContent } from '@regen/sdk/query';

/** The page of the editors that carries the terms. */
export const termsText = (call: Call) => pageGetContent(call, { slug: 'terms' });
