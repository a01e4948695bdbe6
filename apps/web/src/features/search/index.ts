export { contentFound } from './content-found.ts';
export { matchParts } from './match-parts.ts';
export { productsFound } from './products-found.ts';
export { contentParams, parseSearchPage, searchParams } from './search-page.ts';
export { SearchBox } from './SearchBox.tsx';
export { SearchScreen } from './SearchScreen.tsx';
export { SearchSkeleton } from './SearchSkeleton.tsx';
export { contentOfType, useContentIds } from './use-content-ids.ts';
export { useDebounced } from './use-debounced.ts';
