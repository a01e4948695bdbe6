import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/MyProfessional',
  tags: ['screen'],
  args: { url: '/retail/my-account/my-professional', member: 'retail' },
};
export default meta;

export const Full: ScreenStory = {};
export const Empty: ScreenStory = { args: { answers: { professionalList: { items: [] } } } };
export const Loading: ScreenStory = {
  args: { after: '/retail/my-account/my-orders', answers: { professionalList: noAnswer } },
};
export const Failed: ScreenStory = { args: { answers: { professionalList: failing } } };
