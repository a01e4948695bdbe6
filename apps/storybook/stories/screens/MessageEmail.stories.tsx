import { noAnswer } from '@regen/sdk/mocks';
import { failing, missing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Message emails',
  tags: ['screen'],
  args: { url: '/notifications/unsubscribe?token=of-the-mail' },
};
export default meta;

export const Asks: ScreenStory = {};
export const Done: ScreenStory = { args: { press: 'Unsubscribe' } };
export const Loading: ScreenStory = {
  tags: ['loading'],
  args: { answers: { notificationUnsubscribe: noAnswer }, press: 'Unsubscribe' },
};
export const WrongLink: ScreenStory = { args: { answers: { notificationUnsubscribe: missing }, press: 'Unsubscribe' } };
export const Failed: ScreenStory = { args: { answers: { notificationUnsubscribe: failing }, press: 'Unsubscribe' } };
