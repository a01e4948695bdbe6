import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Favorites',
  tags: ['screen'],
  args: { url: '/{site}/my-account/favorites', member: 'retail' },
};
export default meta;

const none = { items: [], gone: [], currentPage: 1, totalPages: 0, totalCount: 0, perPage: 12 };

export const Full: ScreenStory = {};
export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
export const PastTheEnd: ScreenStory = { args: { url: '/{site}/my-account/favorites?page=9' } };
export const Gone: ScreenStory = {
  args: {
    answers: {
      favoriteList: {
        ...none,
        gone: [
          { sku: '1409', shortName: 'Azelaic 10' },
          { sku: '1612', shortName: 'Barrier Balm' },
        ],
      },
    },
  },
};
export const Empty: ScreenStory = { args: { answers: { favoriteList: none } } };
export const Loading: ScreenStory = {
  args: { after: '/retail/my-account/my-orders', answers: { favoriteList: noAnswer } },
};
export const Failed: ScreenStory = { args: { answers: { favoriteList: failing } } };

const kept = { 'regen.person.favorites.1': ['1401', '1407', '1306'] };
export const Visitor: ScreenStory = { args: { url: '/favorites', member: undefined, remembered: kept } };
export const VisitorEmpty: ScreenStory = { args: { url: '/favorites', member: undefined } };
