import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { school } from './support/data/school.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Account',
  tags: ['screen'],
  args: { url: '/{site}/my-account/profile', member: 'retail' },
};
export default meta;

export const Full: ScreenStory = {};
export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
export const School: ScreenStory = { args: { answers: school }, globals: { channel: 'school' } };
export const Empty: ScreenStory = { args: { answers: { addressList: { items: [] } } } };
export const Loading: ScreenStory = { args: { answers: { addressList: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { addressList: failing } } };
export const OtherChannel: ScreenStory = { args: { url: '/school/my-account/profile' }, globals: { channel: 'b2b' } };
export const NewAddress: ScreenStory = { args: { url: '/{site}/my-account/profile?address=new' } };
export const SessionsFailed: ScreenStory = { args: { answers: { sessionList: failing } } };
export const NotificationsFailed: ScreenStory = { args: { answers: { notificationGet: failing } } };
