import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Links to the pages of a list. Nothing for a single page.',
  use: ['below a long list whose page belongs to the address: products, orders, clients.'],
  avoid: [
    ['It shows steps of a task.', '`Stepper`.'],
    ['It moves through pictures.', '`Gallery` or `Carousel`.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the links.'],
    ['Enter', 'Follows one.'],
  ],
  accessibility: [
    'It is a navigation named by `label`; the current page has `aria-current`.',
    'Each link says "Page 3", not only "3".',
    'On phones the numbers give way to "Page 3 / 12".',
  ],
  do: [
    'Render real links with `renderLink`, so that a page can be opened in a new tab.',
    'Move the focus to the heading of the list after a change of page.',
  ],
  dont: ['Load the next page on scroll instead: the footer would run away.'],
};
