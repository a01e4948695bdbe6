import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Children beside one another; they wrap when the line is full.',
  use: ['for buttons, tags, badges, an icon with its words.'],
  avoid: [
    ['They stand below one another.', '`Stack`.'],
    ['They form columns of equal width.', '`Grid`.'],
  ],
  keyboard: [],
  accessibility: ['It has no role; reading follows the order in which the children are written.'],
  do: ['Let it wrap: at 320 px most lines are full.'],
  dont: ['Set `wrap="nowrap"` around words that can grow.'],
};
