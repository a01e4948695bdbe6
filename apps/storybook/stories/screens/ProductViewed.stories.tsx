import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Recently viewed',
  tags: ['screen'],
  args: {
    url: '/products/1401',
    remembered: { 'regen.person.viewed.1': { owner: 'guest', value: ['1401', '1407', '1306', '8001'] } },
  },
};
export default meta;

export const Full: ScreenStory = {};
export const OnHome: ScreenStory = { args: { url: '/' } };
export const Partial: ScreenStory = {
  name: 'Partial: one is not open to visitors',
  args: { remembered: { 'regen.person.viewed.1': { owner: 'guest', value: ['GM3101', '1407'] } } },
};
export const Empty: ScreenStory = { args: { remembered: {} } };
export const Cleared: ScreenStory = { args: { press: 'Clear' } };
export const Failed: ScreenStory = { args: { answers: { productListByIds: failing } } };
