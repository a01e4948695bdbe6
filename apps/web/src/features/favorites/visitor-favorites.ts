import { readSkus } from '~/kernel/stored/read-skus.ts';
import { stored } from '~/kernel/stored/stored.ts';

/** The favorites of a visitor, newest first. All tabs share them. */
export const visitorFavorites = stored('regen.person.favorites.1', readSkus);
