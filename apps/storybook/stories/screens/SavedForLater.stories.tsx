import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const line = (sku: string, name: string, quantity: number) => ({ sku, name, quantity });
const saved = [line('1407', 'Tranexamic Even Serum', 1), line('1306', 'Living Ferment Essence', 2)];

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Saved for later',
  tags: ['screen'],
  args: { url: '/cart', remembered: { 'regen.person.saved.1': { owner: 'guest', value: saved } } },
};
export default meta;

export const Full: ScreenStory = {};
export const CartEmpty: ScreenStory = { args: { basket: { lines: [] } } };
