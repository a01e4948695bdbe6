import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const draft = { 'regen.draft.quickOrder.1': { owner: 'usr_01hzx0k31', text: '1401 2\nGM3101, 1\n999999 3\nhello' } };

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Quick order',
  tags: ['screen'],
  args: { url: '/b2b/quick-order', member: 'b2b' },
};
export default meta;

export const Empty: ScreenStory = {};
export const Pasted: ScreenStory = { args: { kept: draft } };
export const Checked: ScreenStory = { args: { kept: draft, press: 'Review list' } };
export const Failed: ScreenStory = {
  args: { kept: draft, press: 'Review list', answers: { productListByIds: failing } },
};
export const OtherChannel: ScreenStory = { args: { member: 'retail' } };
