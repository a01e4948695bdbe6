export { NewPasswordField } from './NewPasswordField.tsx';
export { REGISTER_DRAFT } from './sign-in-drafts.ts';
export { newPassword, resetSchema } from './session-schemas.ts';
export { SessionPage } from './SessionPage.tsx';
