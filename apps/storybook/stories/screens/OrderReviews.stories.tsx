import { noAnswer } from '@regen/sdk/mocks';
import { failing, missing } from './support/answers.ts';
import { orderReviewsOf, ownReview } from './support/data/reviews.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Order reviews',
  tags: ['screen'],
  args: { url: '/order/ord_01hzx0k61/reviews?accessToken=of-the-mail' },
};
export default meta;

export const Full: ScreenStory = {};
export const Form: ScreenStory = { args: { press: 'Write a review of C15 Bright Serum' } };
export const Pending: ScreenStory = {
  args: { answers: (channel) => ({ reviewGetOrder: orderReviewsOf(channel, ownReview('pending')) }) },
};
export const Rejected: ScreenStory = {
  args: { answers: (channel) => ({ reviewGetOrder: orderReviewsOf(channel, ownReview('rejected')) }) },
};
export const NotYet: ScreenStory = {
  args: { answers: (channel) => ({ reviewGetOrder: { ...orderReviewsOf(channel), isOpen: false } }) },
};
export const SomebodyElses: ScreenStory = { args: { answers: { reviewGetOrder: missing } } };
export const Loading: ScreenStory = {
  tags: ['loading'],
  args: { from: '/login', answers: { reviewGetOrder: noAnswer } },
};
export const Failed: ScreenStory = { args: { answers: { reviewGetOrder: failing } } };
export const Unsubscribe: ScreenStory = { args: { url: '/reviews/unsubscribe?token=of-the-mail' } };
export const Unsubscribed: ScreenStory = {
  args: { url: '/reviews/unsubscribe?token=of-the-mail', press: 'Unsubscribe' },
};
