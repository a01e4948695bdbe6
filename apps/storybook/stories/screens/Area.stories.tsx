import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { school } from './support/data/school.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Area',
  tags: ['screen'],
  args: { url: '/{site}', member: 'retail' },
};
export default meta;

const empty = { orderList: { items: [], currentPage: 1, totalPages: 0, totalCount: 0, perPage: 10, years: [] } };

export const Retail: ScreenStory = {};
export const School: ScreenStory = { args: { answers: school }, globals: { channel: 'school' } };
export const NothingYet: ScreenStory = { args: { answers: empty } };
export const Loading: ScreenStory = { args: { answers: { orderList: noAnswer, favoriteList: noAnswer } } };
export const Partial: ScreenStory = { args: { answers: { orderList: failing } } };
export const NotFound: ScreenStory = { args: { url: '/{site}/nowhere' } };
export const OtherChannel: ScreenStory = { args: { url: '/b2b' } };
export const NotStaff: ScreenStory = { args: { url: '/admin' } };
