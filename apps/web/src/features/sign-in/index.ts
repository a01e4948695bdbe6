export { PasswordRules } from './PasswordRules.tsx';
export { REGISTER_DRAFT } from './sign-in-drafts.ts';
export { resetSchema } from './session-schemas.ts';
export { SessionPage } from './SessionPage.tsx';
