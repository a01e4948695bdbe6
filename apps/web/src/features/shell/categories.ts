import type { RegenQueries } from '@regen/sdk/query';

/** The categories of the public catalogue; they change rarely. */
export const categoriesQuery = (queries: RegenQueries) => ({ ...queries.categories.list(), staleTime: 10 * 60_000 });
