import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = { ...screen, title: 'Screens/Contact', tags: ['screen'], args: { url: '/contact' } };
export default meta;

export const Full: ScreenStory = {};
export const Loading: ScreenStory = { tags: ['loading'], args: { from: '/login', answers: { contentGet: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { contentGet: failing } } };
