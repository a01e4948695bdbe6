export { SearchBox } from './SearchBox.tsx';
export { SearchScreen } from './SearchScreen.tsx';
export { SearchSkeleton } from './SearchSkeleton.tsx';
export { parseSearchPage, searchParams, type SearchPageSearch } from './search-page.ts';
