import { noAnswer } from '@regen/sdk/mocks';
import { failing, missing } from './support/answers.ts';
import { promotionAt } from './support/data/promotion.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Promotion',
  tags: ['screen'],
  args: { url: '/12-days-of-glymed' },
};
export default meta;

export const Running: ScreenStory = { args: { answers: { promotionGet: promotionAt(3) } } };
export const Upcoming: ScreenStory = { args: { answers: { promotionGet: promotionAt(0) } } };
export const Ended: ScreenStory = { args: { answers: { promotionGet: promotionAt(13) } } };
export const OtherChannel: ScreenStory = { args: { answers: { promotionGet: missing } } };
export const Loading: ScreenStory = {
  tags: ['loading'],
  args: { from: '/login', answers: { promotionGet: noAnswer } },
};
export const Failed: ScreenStory = { args: { answers: { promotionGet: failing } } };
