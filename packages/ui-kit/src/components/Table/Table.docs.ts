import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Rows and columns of data. On phones each row turns into a card.',
  use: [
    'for data that is compared: orders, clients, prices by tier.',
    'with `narrow="scroll"` when the columns only make sense side by side, and `compare` when they are held against one another.',
  ],
  avoid: [
    ['It lays out a page.', '`Grid`.'],
    ['There is one column.', 'A list.'],
    ['It is the trend that matters.', 'A chart, which brings its own table.'],
  ],
  keyboard: [
    ['Tab', 'Moves through links and buttons in the cells; with `narrow="scroll"` also reaches the table itself.'],
    ['Left, Right', 'Scroll a table that has the focus.'],
  ],
  accessibility: [
    'It is a table with caption, column headers and, with `rowHeader`, a header for each row; the roles are kept where it is drawn as cards.',
    'A header that is hidden is still read.',
  ],
  do: ['Say in the caption what the table shows.', 'Align figures to the end and let them have digits of one width.'],
  dont: ['Leave a header empty: hide it with `headerHidden`.'],
};
