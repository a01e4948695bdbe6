import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { detailsOf } from './support/data/products.ts';
import { reviewsWith } from './support/data/reviews.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Product reviews',
  tags: ['screen'],
  args: {
    url: '/products/1401',
    answers: (channel) => {
      const product = detailsOf('1401', channel);
      return {
        ...(product && { productGet: { ...product, rating: { average: 4.4, count: 14 } } }),
        reviewList: ({ query }) => reviewsWith(query.has('rating') ? Number(query.get('rating')) : undefined),
      };
    },
  },
};
export default meta;

export const Full: ScreenStory = {};
export const Filtered: ScreenStory = { args: { url: '/products/1401?stars=2' } };
export const NothingMatches: ScreenStory = { args: { url: '/products/1401?stars=1' } };
export const Report: ScreenStory = { args: { press: 'Report the review by Owen B.' } };
export const Failed: ScreenStory = { args: { answers: { reviewList: failing } } };
export const Waiting: ScreenStory = { tags: ['loading'], args: { answers: { reviewList: noAnswer } } };
