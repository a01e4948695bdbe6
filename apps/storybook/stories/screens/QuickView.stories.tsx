import { noAnswer } from '@regen/sdk/mocks';
import { failing, missing } from './support/answers.ts';
import { detailsOf } from './support/data/products.ts';
import { withoutPicture } from './support/pictures.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Quick view',
  tags: ['screen'],
  args: { url: '/products', over: { sku: '1401' } },
};
export default meta;

export const Full: ScreenStory = {};
export const Professional: ScreenStory = { args: { over: { sku: 'GM3101' } }, globals: { channel: 'b2b' } };
export const OutOfStock: ScreenStory = { args: { over: { sku: '1306' } } };
export const NoPicture: ScreenStory = {
  args: {
    answers: {
      productGet: ({ params }) => {
        const product = detailsOf(params['sku'] ?? '', 'web');
        return product ? withoutPicture(product) : missing;
      },
    },
  },
};
export const Loading: ScreenStory = { args: { answers: { productGet: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { productGet: failing } } };
