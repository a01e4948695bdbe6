import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { cartOf } from './support/data/cart.ts';
import { baskets } from './support/data/orders.ts';
import { withMixedPictures } from './support/pictures.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = { ...screen, title: 'Screens/Cart', tags: ['screen'], args: { url: '/cart' } };
export default meta;

export const Full: ScreenStory = {};

export const Loading: ScreenStory = { args: { answers: { cartGet: noAnswer } } };

export const Empty: ScreenStory = { args: { basket: { lines: [] } } };

export const Failed: ScreenStory = { args: { answers: { cartGet: failing } } };

export const Partial: ScreenStory = {
  name: 'Partial: one line is unavailable, the coupon doesn’t apply',
  args: {
    basket: {
      lines: [
        ['1401', 1],
        ['1306', 1],
        ['1407', 4],
      ],
      couponCode: 'TAKE20',
      notices: [{ code: 'out_of_stock', message: 'Living Ferment Essence is out of stock.', sku: '1306' }],
    },
  },
};

export const PicturesMissing: ScreenStory = {
  args: {
    answers: (channel) => {
      const cart = cartOf(channel, baskets[channel]);
      return { cartGet: { ...cart, items: withMixedPictures(cart.items) } };
    },
  },
};

export const Drawer: ScreenStory = { args: { url: '/products', over: 'cart' } };

export const DrawerEmpty: ScreenStory = { args: { url: '/products', over: 'cart', basket: { lines: [] } } };

export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
