import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = { ...screen, title: 'Screens/Signing in', tags: ['screen'], args: { url: '/login' } };
export default meta;

export const SignIn: ScreenStory = {};
export const Redirected: ScreenStory = { args: { url: '/retail/my-account' } };
export const NothingTyped: ScreenStory = { args: { press: 'Sign in' } };
export const Register: ScreenStory = { args: { url: '/register-retail' } };
export const RegisterWithNothingTyped: ScreenStory = { args: { url: '/register-retail', press: 'Create account' } };
export const RegisterWithKeptDraft: ScreenStory = {
  args: {
    url: '/register-retail',
    kept: { 'regen.draft.register.1': { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' } },
  },
};
export const ForgotPassword: ScreenStory = { args: { url: '/forgot-password' } };
export const NewPassword: ScreenStory = { args: { url: '/resetPassword/tok_of_the_mail' } };
export const NewPasswordLoading: ScreenStory = {
  args: { after: '/login', url: '/resetPassword/tok_of_the_mail', answers: { passwordValidateToken: noAnswer } },
};
export const NewPasswordWithOldLink: ScreenStory = {
  args: { url: '/resetPassword/tok_of_the_mail', answers: { passwordValidateToken: { isValid: false } } },
};
export const NewPasswordFailed: ScreenStory = {
  args: { url: '/resetPassword/tok_of_the_mail', answers: { passwordValidateToken: failing } },
};
export const RegisterFromStore: ScreenStory = { args: { url: '/register-retail?redirect=%2Fstore%2Flumen-skin' } };
