export { InvitationScreen } from './InvitationScreen.tsx';
export { InvitationSkeleton } from './InvitationSkeleton.tsx';
