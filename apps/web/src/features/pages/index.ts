export { loadPage, writtenPage } from './load-page.ts';
export { writtenPageHead } from './page-head.ts';
export { PageSkeleton } from './PageSkeleton.tsx';
export { PageScreen } from './PageScreen.tsx';
export { WrittenPageNotFound } from './WrittenPageNotFound.tsx';
export { TextBlocks, type TextBlock } from './TextBlocks.tsx';
