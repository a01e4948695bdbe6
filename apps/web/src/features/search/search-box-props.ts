import { MAX_LETTERS } from './search-length.ts';

/** Names of the box before and after its suggestions have arrived; the second takes the place of the first unnoticed. */
export const searchBoxProps = {
  id: 'site-search',
  name: 'q',
  label: 'Search products',
  labelHidden: true,
  placeholder: 'Search products',
  maxLength: MAX_LETTERS,
} as const;
