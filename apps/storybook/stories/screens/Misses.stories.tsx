import { connectionLost } from '@regen/sdk/mocks';
import { failing, problem } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = { ...screen, title: 'Screens/Misses', tags: ['screen'], args: { url: '/nowhere' } };
export default meta;

export const NotFound: ScreenStory = {};
export const NotFoundProfessional: ScreenStory = { globals: { channel: 'b2b' } };
export const ServerFails: ScreenStory = { args: { url: '/products', answers: { productList: failing } } };
export const NoConnection: ScreenStory = { args: { url: '/products', answers: { productList: connectionLost } } };
export const NotForThisAccount: ScreenStory = {
  args: { url: '/products', answers: { productList: problem(403, 'forbidden', 'This list is not for your account.') } },
};
