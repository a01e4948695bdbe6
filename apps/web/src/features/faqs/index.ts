export { allQuestions } from './faq-queries.ts';
export { parseFaqSearch } from './faq-search.ts';
export { faqsHead } from './faqs-head.ts';
export { FaqsSkeleton } from './FaqsSkeleton.tsx';
export { FaqsScreen } from './FaqsScreen.tsx';
