export { sectionHead, topicHead } from './education-head.ts';
export { progressOf, sectionOf, topicList, topicOf } from './education-queries.ts';
