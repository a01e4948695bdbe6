import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Resources',
  tags: ['screen'],
  args: { url: '/resources' },
};
export default meta;

export const Full: ScreenStory = {};
export const ForProfessionals: ScreenStory = { args: { member: 'b2b' } };
export const Filtered: ScreenStory = { args: { url: '/resources?kind=Chart&topic=Client+education' } };
export const Opened: ScreenStory = { args: { url: '/resources?open=skin-diary' } };
export const NotThere: ScreenStory = { args: { url: '/resources?open=peel-consent-form' } };
export const Empty: ScreenStory = { args: { url: '/resources?q=laser' } };
export const PastTheEnd: ScreenStory = { args: { url: '/resources?page=9' } };
export const Loading: ScreenStory = { tags: ['loading'], args: { from: '/login', answers: { contentList: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { contentList: failing } } };
