import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Compare',
  tags: ['screen'],
  args: { url: '/compare?skus=1401,1407,1306' },
};
export default meta;

export const Full: ScreenStory = {};
export const Differences: ScreenStory = { args: { url: '/compare?skus=1401,1407,1306&diff=1' } };
export const Professional: ScreenStory = { args: { url: '/compare?skus=GM3101,1401' }, globals: { channel: 'b2b' } };
export const Partial: ScreenStory = {
  name: 'Partial: one is not open to visitors',
  args: { url: '/compare?skus=GM3101,1401' },
};
export const One: ScreenStory = { args: { url: '/compare?skus=1401' } };
export const Empty: ScreenStory = { args: { url: '/compare' } };
export const Failed: ScreenStory = { args: { answers: { productListByIds: failing } } };
export const Tray: ScreenStory = {
  args: { url: '/products', remembered: { 'regen.person.compared.1': ['1401', '1407'] } },
};
export const TrayFull: ScreenStory = {
  args: { url: '/products', remembered: { 'regen.person.compared.1': ['1401', '1407', '1306', '8001'] } },
};
