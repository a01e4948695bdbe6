import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { listOf } from './support/data/lists.ts';
import { withMixedPictures } from './support/pictures.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = { ...screen, title: 'Screens/Product list', tags: ['screen'], args: { url: '/products' } };
export default meta;

export const Full: ScreenStory = {};
export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
export const School: ScreenStory = { globals: { channel: 'school' } };
export const Filtered: ScreenStory = { args: { url: '/products?category=serums&concern=fine-lines&sort=price_asc' } };
export const Partial: ScreenStory = { name: 'Partial: the last page', args: { url: '/products?page=2' } };
export const Empty: ScreenStory = { args: { url: '/products?category=kits&category=masks&concern=acne' } };
export const PastTheEnd: ScreenStory = { args: { url: '/products?page=9' } };
export const PicturesMissing: ScreenStory = {
  args: {
    answers: {
      productList: ({ query }) => {
        const page = listOf('web', query);
        return { ...page, items: withMixedPictures(page.items) };
      },
    },
  },
};
export const Loading: ScreenStory = { tags: ['loading'], args: { from: '/login', answers: { productList: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { productList: failing } } };
