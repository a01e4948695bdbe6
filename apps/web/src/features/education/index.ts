export { hubHead } from './hub-head.ts';
export { hubPage } from './hub-page.ts';
export { sectionHead, topicHead } from './education-head.ts';
export { progressOf, sectionOf, topicList, topicOf } from './education-queries.ts';
