export { ContentResults } from './ContentResults.tsx';
export { LearnMore } from './LearnMore.tsx';
