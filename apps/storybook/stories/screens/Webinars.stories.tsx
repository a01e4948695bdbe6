import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = { ...screen, title: 'Screens/Webinars', tags: ['screen'], args: { url: '/webinars' } };
export default meta;

const nothing = { items: [], currentPage: 1, totalPages: 0, totalCount: 0, perPage: 100 };

export const Full: ScreenStory = {};
/** One was left in the middle, another was watched to its end. */
export const Begun: ScreenStory = {
  args: {
    remembered: {
      'regen.person.webinars.1': {
        owner: 'guest',
        value: [
          { id: 'webinar-how-much-sunscreen-is-enough', at: 245, isWatched: false },
          { id: 'webinar-skin-in-dry-air', at: 0, isWatched: true },
        ],
      },
    },
  },
};
export const Topic: ScreenStory = { args: { url: '/webinars?topic=Skin+concerns&q=weeks' } };
export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
export const NothingFound: ScreenStory = { args: { url: '/webinars?q=zebra' } };
export const Empty: ScreenStory = { args: { answers: { contentList: nothing } } };
export const PastTheEnd: ScreenStory = { args: { url: '/webinars?page=9' } };
export const Loading: ScreenStory = { tags: ['loading'], args: { from: '/login', answers: { contentList: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { contentList: failing } } };
