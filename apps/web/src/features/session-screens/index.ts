export { PasswordRules } from './PasswordRules.tsx';
export { SessionPage } from './SessionPage.tsx';
export { resetSchema } from './session-schemas.ts';
