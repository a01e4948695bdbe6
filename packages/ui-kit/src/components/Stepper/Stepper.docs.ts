import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Where someone is in a sequence of steps, such as checkout.',
  use: ['for a task of three to five steps, one per page.'],
  avoid: [
    ['It shows the place of a page in the store.', '`Breadcrumbs`.'],
    ['It shows the parts of one page.', '`Tabs`.'],
    ['It shows what has happened to an order.', '`Timeline`.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the steps that are done and can be gone back to.'],
    ['Enter', 'Goes back to one.'],
  ],
  accessibility: [
    'It is a navigation with an ordered list; the current step has `aria-current="step"`.',
    'Done steps are read with "Completed:", the others with their number.',
    'On phones only the current step shows its words; the others are still read.',
  ],
  do: ['Let people go back without losing anything.'],
  dont: ['Number steps that can be done in any order.'],
};
