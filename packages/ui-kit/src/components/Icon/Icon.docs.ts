import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: "An icon of Regen's own set, in the color and the height of the text around it.",
  use: ['beside words, to be found faster.', 'with `label` where it stands alone and means something.'],
  avoid: [
    ['It can be pressed.', '`IconButton`, or `Button` with `iconStart`.'],
    ['It is the brand.', '`Logo`.'],
  ],
  keyboard: [],
  accessibility: [
    'Without `label` it is hidden from assistive technology; with it, it is an image of that name.',
    'Arrows and chevrons that point along the text turn around in right-to-left text.',
  ],
  do: ['Use `arrowEnd` for "onwards", never a direction such as right.'],
  dont: ['Let an icon alone say what must be understood.'],
};
