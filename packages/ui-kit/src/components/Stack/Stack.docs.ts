import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Children below one another, with equal gaps.',
  use: ['for the flow of a page, a card, a form.'],
  avoid: [['They stand beside one another.', '`Inline` or `Grid`.']],
  keyboard: [],
  accessibility: ['It has no role. Use `as="ul"` and `li` for a list, `as="section"` with a heading for a part.'],
  do: ['Give space with `gap` on the parent, never with margins on the children.'],
  dont: ['Nest stacks of the same gap.'],
};
