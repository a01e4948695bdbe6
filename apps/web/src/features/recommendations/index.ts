export { BundleScreen, RecommendationScreen } from './BundleScreen.tsx';
export { BundleSkeleton } from './BundleSkeleton.tsx';
export { sharedBundle } from './shared-bundle.ts';
