export { compareHead } from './compare-head.ts';
export { CompareScreen } from './CompareScreen.tsx';
export { parseCompareSearch, type CompareSearch } from './compare-search.ts';
