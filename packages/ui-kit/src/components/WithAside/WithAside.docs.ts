import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A main part with a narrow column next to it; stacked where there is no room.',
  use: [
    'for a summary next to its details, as in a cart or a checkout.',
    'with `side="start"`, `size="sm"` and `asideUnprinted` for the menu of an area.',
  ],
  avoid: [
    ['Both columns are equally wide.', '`Grid`.'],
    ['The column is only shown on demand.', '`Drawer`.'],
  ],
  keyboard: [],
  accessibility: [
    'Reading follows the order of the code: the main part, the aside, then `after`. At the start, the aside comes first.',
    'It has no role; put a `nav` or `aside` in it if it needs one.',
    'With `asideFirst`, a phone shows the aside above the main part, which is read first, so nothing in it should depend on the main part.',
  ],
  do: ['Keep a sticky aside shorter than the screen.'],
  dont: ['Nest one in another.'],
};
