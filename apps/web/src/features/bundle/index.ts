export { BundleScreen } from './BundleScreen.tsx';
export { BundleSkeleton } from './BundleSkeleton.tsx';
