export { PendingPage } from './PendingPage.tsx';
export { Shell } from './Shell.tsx';
