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
export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
export const School: ScreenStory = { args: { answers: school }, globals: { channel: 'school' } };
export const NothingYet: ScreenStory = { args: { answers: empty } };
export const DeletionPending: ScreenStory = {
  args: {
    answers: {
      accountDeletionGet: {
        request: { requestedAt: '2026-11-21T10:00:00.000Z', dueAt: '2026-12-05T10:00:00.000Z', waitsFor: null },
      },
    },
  },
};
export const Loading: ScreenStory = { args: { answers: { orderList: noAnswer, favoriteList: noAnswer } } };
export const WithoutClinic: ScreenStory = { args: { answers: { professionalList: { items: [] } } } };
export const AccountMenu: ScreenStory = { args: { press: 'Mia’s account' } };
export const Menu: ScreenStory = { args: { press: 'Menu' } };
export const Partial: ScreenStory = { args: { answers: { orderList: failing } } };
export const NotFound: ScreenStory = { args: { url: '/{site}/nowhere' } };
export const OtherChannel: ScreenStory = { args: { url: '/b2b' } };
export const NotStaff: ScreenStory = { args: { url: '/admin' } };
