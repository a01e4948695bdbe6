import type { Regen } from '../create-regen.ts';
import { accountMutations } from './account.ts';
import { catalogueMutations } from './catalogue.ts';
import { educationMutations } from './education.ts';
import { messageMutations } from './messages.ts';
import { practiceMutations } from './practice.ts';
import { shoppingMutations } from './shopping.ts';

/**
 * Mutation options for every write, under the names of the SDK; the variables are the parameters of the method. They keep
 * the cache right by operation. A component that brings its own `onSuccess` replaces that, so use `mutate(…, { onSuccess })`
 * for what only the component wants. Passwords and card numbers do not stay in the cache (`gcTime: 0`).
 */
export function createRegenMutations(regen: Regen) {
  return {
    ...accountMutations(regen),
    ...catalogueMutations(regen),
    ...shoppingMutations(regen),
    ...educationMutations(regen),
    ...practiceMutations(regen),
    ...messageMutations(regen),
  };
}

export type RegenMutations = ReturnType<typeof createRegenMutations>;
