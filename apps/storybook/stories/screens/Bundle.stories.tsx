import { noAnswer } from '@regen/sdk/mocks';
import { failing, missing } from './support/answers.ts';
import { bundleOf } from './support/data/bundle.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const withGaps = () => {
  const bundle = bundleOf('web');
  const [first, ...rest] = bundle.items;
  return { ...bundle, items: first ? [{ ...first, product: null }, ...rest] : rest, hiddenItemCount: 1 };
};

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Recommendation',
  tags: ['screen'],
  args: { url: '/bundle/calm-winter-skin-shared-link-001' },
};
export default meta;

export const Full: ScreenStory = {};
export const Member: ScreenStory = {
  args: { url: '/recommendations/calm-winter-skin-shared-link-001/acc_01hzx0k32' },
  globals: { channel: 'retail' },
};
export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
export const Kept: ScreenStory = {
  args: { answers: (channel) => ({ recommendationGetShared: { ...bundleOf(channel), isClaimed: true } }) },
  globals: { channel: 'retail' },
};
export const Partial: ScreenStory = {
  name: 'Partial: one product is no longer sold, another is not for this channel',
  args: { answers: { recommendationGetShared: withGaps() } },
};
export const Empty: ScreenStory = {
  args: { answers: { recommendationGetShared: { ...bundleOf('web'), items: [], hiddenItemCount: 2, total: 0 } } },
};
export const OtherAccount: ScreenStory = {
  args: { url: '/recommendations/calm-winter-skin-shared-link-001/acc_01hzx0k32' },
  globals: { channel: 'b2b' },
};
export const Gone: ScreenStory = { args: { answers: { recommendationGetShared: missing } } };
export const Loading: ScreenStory = { tags: ['loading'], args: { answers: { recommendationGetShared: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { recommendationGetShared: failing } } };
