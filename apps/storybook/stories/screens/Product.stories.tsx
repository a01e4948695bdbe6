import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { detailsOf } from './support/data/products.ts';
import { withMixedPictures, withoutPicture, withPicturesGone } from './support/pictures.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = { ...screen, title: 'Screens/Product', tags: ['screen'], args: { url: '/products/1401' } };
export default meta;

const product = () => {
  const found = detailsOf('1401', 'web');
  if (!found) throw new Error('The product of these stories is gone.');
  return found;
};

export const Full: ScreenStory = {};
export const Professional: ScreenStory = { args: { url: '/products/GM3101' }, globals: { channel: 'b2b' } };
export const School: ScreenStory = { globals: { channel: 'school' } };
export const Kit: ScreenStory = { args: { url: '/products/8001' } };
export const FewLeft: ScreenStory = { args: { url: '/products/1407' } };
export const OutOfStock: ScreenStory = { args: { url: '/products/1306' } };
export const AlertOn: ScreenStory = { args: { url: '/products/1306' }, globals: { channel: 'retail' } };
export const NoPicture: ScreenStory = {
  args: {
    answers: {
      productGet: () => ({ ...withoutPicture(product()), related: withMixedPictures(product().related) }),
    },
  },
};
export const PicturesGone: ScreenStory = { args: { answers: { productGet: () => withPicturesGone(product()) } } };
export const Missing: ScreenStory = { args: { url: '/products/999999' } };
export const Loading: ScreenStory = { tags: ['loading'], args: { from: '/login', answers: { productGet: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { productGet: failing } } };
