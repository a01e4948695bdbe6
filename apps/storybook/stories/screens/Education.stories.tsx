import { noAnswer } from '@regen/sdk/mocks';
import { failing, missing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = { ...screen, title: 'Screens/Education', tags: ['screen'], args: { url: '/education' } };
export default meta;

export const Full: ScreenStory = {};
export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
export const School: ScreenStory = { globals: { channel: 'school' } };
/** Editors have said nothing, and the webinars are not there. */
export const Partial: ScreenStory = { args: { answers: { contentGet: missing, contentList: failing } } };
export const Loading: ScreenStory = { tags: ['loading'], args: { from: '/login', answers: { contentGet: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { contentGet: failing } } };
/** The way to a learning platform, which this store has. */
export const ToThePlatform: ScreenStory = {
  args: { url: '/learning', member: 'school', hasLearningPlatform: true, answers: { learningSignIn: noAnswer } },
};
export const PlatformFailed: ScreenStory = {
  args: { url: '/learning', member: 'school', hasLearningPlatform: true, answers: { learningSignIn: failing } },
};
export const WithAPlatform: ScreenStory = { args: { member: 'school', hasLearningPlatform: true } };
