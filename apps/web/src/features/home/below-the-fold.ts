export { EditorSections } from './EditorSections.tsx';
export { LatestPosts } from './LatestPosts.tsx';
