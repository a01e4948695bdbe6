import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Blog post',
  tags: ['screen'],
  args: { url: '/blogs/acids-sorted-by-size' },
};
export default meta;

export const Full: ScreenStory = {};
/** Its products are not there; the text is. */
export const Partial: ScreenStory = { args: { answers: { productListByIds: failing } } };
export const Missing: ScreenStory = { args: { url: '/blogs/what-a-facial-costs-you' } };
export const Loading: ScreenStory = { tags: ['loading'], args: { from: '/login', answers: { contentGet: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { contentGet: failing } } };
