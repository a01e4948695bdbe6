import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A main part with a narrow column beside it; below one another where there is no room.',
  use: [
    'for a summary beside what it sums up, as in a cart or a checkout.',
    'with `side="start"`, `size="sm"` and `asideUnprinted` for the menu of an area.',
  ],
  avoid: [
    ['Both columns are as wide as each other.', '`Grid`.'],
    ['The column is only opened at times.', '`Drawer`.'],
  ],
  keyboard: [],
  accessibility: [
    'Reading follows the order of the code: the main part, the aside, then `after`. At the start, the aside comes first.',
    'It has no role; put `nav` or `aside` into it where one is meant.',
    'With `asideFirst` a phone shows the aside before what is read first, so nothing in it should depend on the main part.',
  ],
  do: ['Keep a sticky aside shorter than the screen.'],
  dont: ['Put one into another.'],
};
