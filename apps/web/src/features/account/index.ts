export { AccountLayout } from './AccountLayout.tsx';
export { useOwnPlaces } from './use-own-places.ts';
export { REGISTER_DRAFT } from './register-draft.ts';
export { useSignInAgain } from './use-sign-in-again.ts';
export { useSignOut } from './use-sign-out.ts';
