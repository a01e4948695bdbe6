import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Columns of equal width: a fixed number by `columns`, or as many as fit by `min`.',
  use: ['for products, cards, pictures: things of one kind that are compared.'],
  avoid: [
    ['Things of different widths stand in a line.', '`Inline`.'],
    ['Things stand below one another.', '`Stack`.'],
    ['It is data with headers.', '`Table`.'],
  ],
  keyboard: [],
  accessibility: ['It has no role and does not change the order of reading. Use `as="ul"` and `li` for a list.'],
  do: ['Prefer `min`, which needs no knowledge of the screen.'],
  dont: ['Use it to align a form.'],
};
