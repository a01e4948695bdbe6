import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { rewardsOf } from './support/data/rewards.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Rewards',
  tags: ['screen'],
  args: { url: '/b2b/my-account/regen-rewards', member: 'b2b' },
};
export default meta;

const all = rewardsOf();
const nothing = { ...all.entries, items: [], totalCount: 0, totalPages: 0 };

export const Full: ScreenStory = {};
export const WithPointsHeld: ScreenStory = {
  args: {
    answers: { rewardGet: { ...all, held: [{ orderId: 'ord_01hzx0k61', orderNumber: 'R-101873', points: 200 }] } },
  },
};
export const ToJoin: ScreenStory = {
  args: { answers: { rewardGet: { ...all, acceptedAt: null, balance: 0, earned: 0, spent: 0, entries: nothing } } },
};
export const NotForThisAccount: ScreenStory = {
  args: {
    answers: {
      rewardGet: {
        ...all,
        canUse: false,
        reason: 'Tier 4 accounts have their discount in the price and earn no points.',
        acceptedAt: null,
        balance: 0,
        earned: 0,
        spent: 0,
        entries: nothing,
      },
    },
  },
};
export const Empty: ScreenStory = {
  args: { answers: { rewardGet: { ...all, balance: 0, earned: 0, spent: 0, years: [], entries: nothing } } },
};
export const Loading: ScreenStory = { args: { after: '/b2b/my-account/my-orders', answers: { rewardGet: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { rewardGet: failing } } };
