import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = { ...screen, title: 'Screens/Blog', tags: ['screen'], args: { url: '/blogs' } };
export default meta;

export const Full: ScreenStory = {};
export const Topic: ScreenStory = { args: { url: '/blogs?topic=ingredients' } };
export const AuthorPage: ScreenStory = { name: 'Author', args: { url: '/blogs?author=priya-nair' } };
export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
export const Empty: ScreenStory = { args: { url: '/blogs?topic=sun&author=nobody' } };
export const PastTheEnd: ScreenStory = { args: { url: '/blogs?page=9' } };
export const Loading: ScreenStory = { tags: ['loading'], args: { from: '/login', answers: { contentList: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { contentList: failing } } };
