export { AcceptedTerms } from './AcceptedTerms.tsx';
export { ReadTerms } from './ReadTerms.tsx';
export { termsText } from './terms-queries.ts';
