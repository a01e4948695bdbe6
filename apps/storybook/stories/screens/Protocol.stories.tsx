import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { now } from './support/fixed-world.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

/** The second timer was stopped at 2:00; the first has run out. */
const timers = {
  'regen.person.timers.1': {
    running: { step: 'step-01', endsAt: now - 60_000 },
    left: { 'step-03': 120_000 },
    hasSound: true,
  },
};

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Protocol',
  tags: ['screen'],
  args: { url: '/protocols/deep-cleansing-facial', member: 'b2b' },
};
export default meta;

export const Full: ScreenStory = { args: { remembered: timers } };
/** Its products are not there; the text is. */
export const Partial: ScreenStory = { args: { answers: { productListByIds: failing } } };
export const TreatmentMode: ScreenStory = {
  args: { url: '/protocols/deep-cleansing-facial?step=3', remembered: timers },
};
export const Missing: ScreenStory = { args: { url: '/protocols/gold-facial' } };
export const Loading: ScreenStory = { tags: ['loading'], args: { from: '/login', answers: { contentGet: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { contentGet: failing } } };
