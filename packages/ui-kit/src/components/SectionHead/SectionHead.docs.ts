import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'The heading of a part of a page, with what belongs to it at the end of the line: a link to more, a button, a number.',
  use: [
    'above lists that lead to a longer one: "Most loved", "See all products".',
    'with `lead` where the heading needs a sentence.',
  ],
  avoid: [
    ['There is nothing beside the heading and nothing below.', '`Heading`.'],
    ['It is the head of a dialog.', '`Dialog`, which has its own.'],
  ],
  keyboard: [],
  accessibility: [
    'The action comes after the heading in the order of reading. "See all products" says where it leads; "See all" does not.',
    'Everything that a heading takes goes to the heading: give it an `id` and name the part of the page by it.',
  ],
  do: ['Set `rowAlign="baseline"` for a number, so that it stands on the line of the heading.'],
  dont: ['Give it more than one action.'],
};
