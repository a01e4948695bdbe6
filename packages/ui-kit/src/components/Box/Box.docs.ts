import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Any element with atoms as props: space, layout and color from the tokens. The other layout components are built from it.',
  use: [
    'for a one-off surface or spacing that no component has.',
    'with `as` for the right element, such as `section`, `ul` or `dl`.',
  ],
  avoid: [
    ['Things stand below one another.', '`Stack`.'],
    ['Things stand side by side.', '`Inline`, or `Grid` for columns of equal width.'],
    ['It is a surface with things that belong together.', '`Card`.'],
  ],
  keyboard: [],
  accessibility: ['It has the role of its element and adds none: choose the element by meaning.'],
  do: [
    "Set values by width as `{ base: '4', desktop: '8' }`: display, direction, alignment, columns, gap and padding can vary.",
  ],
  dont: ['Draw a button or a link with it.'],
};
