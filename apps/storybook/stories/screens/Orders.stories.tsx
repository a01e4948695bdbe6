import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Orders',
  tags: ['screen'],
  args: { url: '/{site}/my-account/my-orders', member: 'retail' },
};
export default meta;

export const Full: ScreenStory = {};
export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
export const Empty: ScreenStory = {
  args: { answers: { orderList: { items: [], currentPage: 1, totalPages: 0, totalCount: 0, perPage: 10, years: [] } } },
};
export const NoneInThatYear: ScreenStory = { args: { url: '/{site}/my-account/my-orders?year=2025' } };
export const Loading: ScreenStory = {
  args: { after: '/retail/my-account/my-orders/ord_01hzx0k61', answers: { orderList: noAnswer } },
};
export const Failed: ScreenStory = { args: { answers: { orderList: failing } } };
export const NothingFound: ScreenStory = {
  args: {
    url: '/{site}/my-account/my-orders?search=R-999',
    answers: {
      orderList: { items: [], currentPage: 1, totalPages: 0, totalCount: 0, perPage: 10, years: [2026] },
    },
  },
};
