export { AccountLayout } from './AccountLayout.tsx';
export { AccountCrumbs } from './AccountCrumbs.tsx';
export { ClosedPage } from './ClosedPage.tsx';
export { isSite, requireSession, SITES } from './guards.ts';
export { REGISTER_DRAFT } from './register-draft.ts';
export { returnPath } from './return-path.ts';
export { useSignInAgain } from './use-sign-in-again.ts';
export { useSignOut } from './use-sign-out.ts';
export { WrongChannel } from './WrongChannel.tsx';
