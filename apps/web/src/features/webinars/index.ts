export { webinarHead } from './webinar-head.ts';
export { allWebinars, webinarOf } from './webinar-queries.ts';
export { parseWebinarListSearch, parseWebinarSearch } from './webinar-search.ts';
export { WebinarNotFound } from './WebinarNotFound.tsx';
export { WebinarScreen } from './WebinarScreen.tsx';
export { webinarsHead } from './webinars-head.ts';
export { WebinarSkeleton } from './WebinarSkeleton.tsx';
export { WebinarsScreen } from './WebinarsScreen.tsx';
export { WebinarsSkeleton } from './WebinarsSkeleton.tsx';
