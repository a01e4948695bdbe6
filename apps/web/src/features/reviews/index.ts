export { RatingLine } from './RatingLine.tsx';
