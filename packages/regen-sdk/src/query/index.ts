export { regenQueryDefaults } from './defaults.ts';
export { invalidate, queryKey } from './keys.ts';
export { createRegenMutations } from './mutations.ts';
export type { RegenMutations } from './mutations.ts';
export { createRegenQueries } from './queries.ts';
export type { RegenQueries } from './queries.ts';
export { QUERY_MAX_WAIT, QUERY_RETRIES, queryRetryDelay, retryQuery } from './retry-query.ts';
