export { points, worth } from './rewards-text.ts';
