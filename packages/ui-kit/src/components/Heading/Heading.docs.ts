import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A heading: `level` for the outline of the page, `size` for the eye.',
  use: ['for the title of a page or of a part of it.'],
  avoid: [
    ['It is a line above a heading or a label.', '`Text` with `eyebrow`.'],
    ['It is only meant to be large.', '`Text` with a size.'],
  ],
  keyboard: [],
  accessibility: [
    'Levels go down one at a time, and a page has one of level 1: screen readers jump from heading to heading.',
    'The size has no meaning to assistive technology.',
  ],
  do: ['Choose the level first, then the size.'],
  dont: ['Skip a level to get a smaller heading.', 'End it with a period.'],
};
