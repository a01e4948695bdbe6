import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { staff } from './support/data/people.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Review queue',
  tags: ['screen'],
  args: { url: '/admin/reviews', member: 'b2b', user: staff },
};
export default meta;

export const Full: ScreenStory = {};
export const Reported: ScreenStory = { args: { url: '/admin/reviews?part=reported' } };
export const Empty: ScreenStory = { args: { url: '/admin/reviews?part=rejected' } };
export const Rejecting: ScreenStory = { args: { press: 'Reject' } };
export const Answering: ScreenStory = { args: { press: 'Reply' } };
export const Loading: ScreenStory = { tags: ['loading'], args: { from: '/login', answers: { reviewQueue: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { reviewQueue: failing } } };
