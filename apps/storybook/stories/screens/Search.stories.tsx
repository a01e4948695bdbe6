import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = { ...screen, title: 'Screens/Search', tags: ['screen'], args: { url: '/search' } };
export default meta;

export const Start: ScreenStory = {};
export const Full: ScreenStory = { args: { url: '/search?q=serum' } };
export const Articles: ScreenStory = { args: { url: '/search?q=serum&in=articles' } };
export const NoQuestions: ScreenStory = { args: { url: '/search?q=niacinamide&in=faqs' } };
export const Partial: ScreenStory = {
  name: 'Partial: no content',
  args: { url: '/search?q=serum', answers: { contentSearch: failing } },
};
export const FailedTab: ScreenStory = {
  name: 'Failed: articles',
  args: { url: '/search?q=serum&in=articles', answers: { contentSearch: failing } },
};
export const Empty: ScreenStory = { args: { url: '/search?q=lavender' } };
export const Loading: ScreenStory = {
  tags: ['loading'],
  args: { from: '/login', url: '/search?q=serum', answers: { productSearch: noAnswer } },
};
export const Failed: ScreenStory = { args: { url: '/search?q=serum', answers: { productSearch: failing } } };
