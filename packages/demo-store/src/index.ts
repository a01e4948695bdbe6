export { demoId } from './ids.ts';
