export { compareHead } from './compare-head.ts';
export { CompareScreen } from './CompareScreen.tsx';
export { parseCompareSearch } from './compare-search.ts';
