import type { LinkedEmailChange } from '@regen/sdk';
import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const link: LinkedEmailChange = {
  newEmail: 'mia.novak@example.com',
  address: 'current',
  isConfirmed: false,
  isOtherConfirmed: true,
};

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Email change',
  tags: ['screen'],
  args: { url: '/email-change/of-the-mail' },
};
export default meta;

export const Asks: ScreenStory = {};
export const Waiting: ScreenStory = { args: { press: 'Confirm change' } };
export const Done: ScreenStory = {
  args: {
    answers: { emailChangeGetLink: { link }, emailChangeConfirm: { newEmail: link.newEmail, isChanged: true } },
    press: 'Confirm change',
  },
};
export const WrongLink: ScreenStory = { args: { answers: { emailChangeGetLink: { link: null } } } };
export const Loading: ScreenStory = { tags: ['loading'], args: { answers: { emailChangeGetLink: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { emailChangeConfirm: failing }, press: 'Confirm change' } };
