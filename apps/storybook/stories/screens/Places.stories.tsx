import { failing, missing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = { ...screen, title: 'Screens/Places', tags: ['screen'], args: { url: '/locations' } };
export default meta;

export const Full: ScreenStory = {};
export const Nearest: ScreenStory = { args: { url: '/locations?q=84101' } };
export const Empty: ScreenStory = { args: { url: '/locations?q=Nowhere' } };
export const Failed: ScreenStory = { args: { answers: { storeLocate: failing } } };
export const Store: ScreenStory = { args: { url: '/store/lumen-skin' } };
export const StoreMissing: ScreenStory = { args: { url: '/store/none-such', answers: { storeGet: missing } } };
