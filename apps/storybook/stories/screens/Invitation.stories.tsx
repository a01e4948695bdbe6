import { problem } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Invitation',
  tags: ['screen'],
  args: { url: '/invitation/inv_of_the_mail' },
};
export default meta;

const accepted = 'Accept invitation';

export const Asked: ScreenStory = {};
export const SignedIn: ScreenStory = { globals: { channel: 'retail' } };
export const Accepted: ScreenStory = { args: { press: accepted } };
export const NewAccount: ScreenStory = {
  args: {
    press: accepted,
    answers: { clientAcceptInvitation: problem(409, 'password_required', 'Choose a password.') },
  },
};
export const SignInFirst: ScreenStory = {
  args: { press: accepted, answers: { clientAcceptInvitation: problem(409, 'sign_in_as_invited', 'Sign in first.') } },
};
export const Expired: ScreenStory = {
  args: { press: accepted, answers: { clientAcceptInvitation: problem(410, 'invitation_expired', 'It has expired.') } },
};
export const Refused: ScreenStory = {
  args: {
    press: accepted,
    answers: { clientAcceptInvitation: problem(403, 'forbidden', 'This account cannot accept invitations.') },
  },
};
