import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'The way from the top of the store to this page.',
  use: ['on pages two or more levels below the home page.'],
  avoid: [
    ['It shows the steps of a task, such as checkout.', '`Stepper`.'],
    ['It leads through the pages of one list.', '`Pagination`.'],
  ],
  keyboard: [['Tab', 'Moves through the links. The last entry is the page itself and no link.']],
  accessibility: [
    'It is a navigation named by `label`, with an ordered list inside.',
    'The last entry has `aria-current="page"`; the separators are hidden.',
  ],
  do: ['Use the titles of the pages, shortened if they must be.'],
  dont: ['Repeat where the visitor has been: it shows the place of the page, not a history.'],
};
