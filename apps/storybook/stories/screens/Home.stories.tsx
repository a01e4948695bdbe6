import { connectionLost, type MockCall, noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { listOf } from './support/data/lists.ts';
import { categoriesOf } from './support/data/products.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const withoutKits = ({ query }: MockCall) => {
  const page = listOf('web', query);
  return query.getAll('category').includes('kits') ? { ...page, items: [], totalCount: 0, totalPages: 0 } : page;
};

const meta: ScreenMeta = { ...screen, title: 'Screens/Home', tags: ['screen'], args: { url: '/' } };
export default meta;

export const Full: ScreenStory = {};
export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
export const Partial: ScreenStory = {
  name: 'Partial: no pictures of the categories, no kits, no content',
  args: {
    answers: {
      contentList: failing,
      categoryListForUser: { items: categoriesOf('web').map((category) => ({ ...category, image: null })) },
      productList: withoutKits,
    },
  },
};
export const Loading: ScreenStory = { tags: ['loading'], args: { from: '/login', answers: { productList: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { productList: failing } } };
export const Offline: ScreenStory = { args: { answers: { productList: connectionLost } } };
