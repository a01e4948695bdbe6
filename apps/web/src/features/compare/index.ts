export { compareHead } from './compare-head.ts';
export { parseCompareSearch } from './compare-search.ts';
export { CompareScreen } from './CompareScreen.tsx';
