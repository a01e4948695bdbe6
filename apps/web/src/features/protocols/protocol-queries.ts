import type { Protocol, protocol, protocolCard } from '@regen/content-sdk/models';
import { modelRef } from '@regen/content-sdk/query';
import type { Call } from '@regen/sdk';
import { contentAll, contentGet } from '~/kernel/content.ts';

const cards = modelRef<typeof protocolCard>('protocol', 'card');
const protocols = modelRef<typeof protocol>('protocol');

/** Every protocol that the person may read, since the list is filtered and searched without asking again. */
export const allProtocols = (call: Call) => contentAll(call, cards);

/** A protocol; null if there is none for this person. */
export const protocolOf = (call: Call, slug: string) => contentGet(call, protocols, slug);

/** The most products that one call may ask for. */
const MAX_PRODUCTS = 100;

/** Every product that a protocol names, each once. */
export function skusOf({ products, steps, homeCare }: Protocol): string[] {
  const all = [...products, ...homeCare, ...steps.flatMap((step) => step.products)];
  return [...new Set(all)].slice(0, MAX_PRODUCTS);
}
