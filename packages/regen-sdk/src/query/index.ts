export { accountMutations, accountQueries } from './account.ts';
export { catalogueMutations, catalogueQueries } from './catalogue.ts';
export { regenQueryDefaults } from './defaults.ts';
export { educationMutations, educationQueries } from './education.ts';
export { invalidate, queryKey } from './keys.ts';
export { messageMutations, messageQueries } from './messages.ts';
export { createRegenMutations } from './mutations.ts';
export type { RegenMutations } from './mutations.ts';
export { practiceMutations, practiceQueries } from './practice.ts';
export { createRegenQueries } from './queries.ts';
export type { RegenQueries } from './queries.ts';
// For the options of single methods, where a group would bring more than a page needs.
export { read, readPages, readPlain } from './read.ts';
export { QUERY_MAX_WAIT, QUERY_RETRIES, queryRetryDelay, retryQuery } from './retry-query.ts';
export { shoppingMutations, shoppingQueries } from './shopping.ts';
export { stale, write } from './write.ts';
