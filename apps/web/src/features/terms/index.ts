export { AcceptedTerms } from './AcceptedTerms.tsx';
export { ReadTerms } from './ReadTerms.tsx';
export { termsDetour } from './terms-gate.ts';
