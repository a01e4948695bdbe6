import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Protocols',
  tags: ['screen'],
  args: { url: '/protocols', member: 'b2b' },
};
export default meta;

export const Full: ScreenStory = {};
export const Filtered: ScreenStory = { args: { url: '/protocols?category=Peels&level=Intermediate' } };
export const Empty: ScreenStory = { args: { url: '/protocols?q=laser' } };
export const PastTheEnd: ScreenStory = { args: { url: '/protocols?page=9' } };
export const OtherChannel: ScreenStory = { args: { member: 'retail' } };
export const Visitor: ScreenStory = { args: { member: undefined } };
export const Loading: ScreenStory = { tags: ['loading'], args: { from: '/login', answers: { contentList: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { contentList: failing } } };
