export { ContentHits } from './ContentHits.tsx';
export { ContentResults } from './ContentResults.tsx';
