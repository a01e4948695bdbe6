import type { Call } from '@regen/sdk';
import { favoriteList } from '@regen/sdk/query';

/** The page size of all lists of products (rule K5). */
const PER_PAGE = 12;

/** A page of a person's favorites, newest first. */
export const favoritesOf = (call: Call, userId: string, page = 1) =>
  favoriteList(call, { id: userId, page, perPage: PER_PAGE });

/** As many as the overview of an account names. */
export const newestFavorites = (call: Call, userId: string) => favoriteList(call, { id: userId, page: 1, perPage: 3 });
