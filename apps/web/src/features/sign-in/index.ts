export { NewPasswordField } from './NewPasswordField.tsx';
export { rememberEmail } from './sign-in-drafts.ts';
export { newPassword, resetSchema } from './session-schemas.ts';
export { SessionPage } from './SessionPage.tsx';
export { useStartSession } from './use-start-session.ts';
