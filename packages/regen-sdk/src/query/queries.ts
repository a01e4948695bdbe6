import type { Regen } from '../create-regen.ts';
import { accountQueries } from './account.ts';
import { catalogueQueries } from './catalogue.ts';
import { educationQueries } from './education.ts';
import { messageQueries } from './messages.ts';
import { practiceQueries } from './practice.ts';
import { shoppingQueries } from './shopping.ts';

/**
 * Query options for every read, under the names of the SDK. Use them in loaders, components and seeding alike. An
 * application that needs few of them takes the groups themselves, so that a bundler drops the others.
 */
export function createRegenQueries(regen: Regen) {
  return {
    ...accountQueries(regen),
    ...catalogueQueries(regen),
    ...shoppingQueries(regen),
    ...educationQueries(regen),
    ...practiceQueries(regen),
    ...messageQueries(regen),
  };
}

export type RegenQueries = ReturnType<typeof createRegenQueries>;
