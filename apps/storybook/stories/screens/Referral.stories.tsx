import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { storeLabelOf } from './support/data/places.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Referral',
  tags: ['screen'],
  args: { url: '/reward-referral', member: 'b2b' },
};
export default meta;

export const Full: ScreenStory = {};
export const WithoutStore: ScreenStory = {
  args: { answers: { storeLabelGet: { ...storeLabelOf(), storeLabel: null, hasRetailStore: false, url: null } } },
};
export const OtherChannel: ScreenStory = { args: { member: 'retail' } };
export const Loading: ScreenStory = { args: { answers: { storeLabelGet: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { storeLabelGet: failing } } };
