import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
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
export const Loading: ScreenStory = { args: { answers: { productGet: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { productGet: failing } } };
