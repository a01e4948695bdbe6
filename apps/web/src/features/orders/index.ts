export { useReorder } from './use-reorder.ts';
