import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Webinar',
  tags: ['screen'],
  args: { url: '/webinars/dark-spots-and-patience' },
};
export default meta;

export const Full: ScreenStory = {};
/** Left in the middle: it goes on there, and the chapter of that moment is marked. */
export const Resumed: ScreenStory = {
  args: {
    remembered: {
      'regen.person.webinars.1': {
        owner: 'guest',
        value: [{ id: 'webinar-dark-spots-and-patience', at: 5, isWatched: false }],
      },
    },
  },
};
export const FromAMoment: ScreenStory = { args: { url: '/webinars/dark-spots-and-patience?t=8' } };
/** Its products are not there; the video is. */
export const Partial: ScreenStory = { args: { answers: { productListByIds: failing } } };
export const Missing: ScreenStory = { args: { url: '/webinars/bundles-that-get-opened' } };
export const Loading: ScreenStory = { tags: ['loading'], args: { from: '/login', answers: { contentGet: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { contentGet: failing } } };
