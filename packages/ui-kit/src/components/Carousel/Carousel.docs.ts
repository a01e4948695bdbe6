import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A row that goes on beyond its edge. The browser scrolls it, so it follows finger, wheel and keys; it never moves by itself.',
  use: ['for a row of things of which none is needed, such as what is often bought with a product.'],
  avoid: [
    ['Everyone must see it.', 'The page itself.'],
    ['People compare the things.', '`Grid`.'],
    ['They are pictures of one thing.', '`Gallery`.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the two buttons, the row and what is in it, which scrolls into view.'],
    ['Left, Right', 'Scroll the row while it has the focus.'],
    ['Enter, Space', 'On the buttons: go on or back by as many as fit.'],
  ],
  accessibility: [
    'It is a region named by `label`, with a list in it.',
    'Which of how many are in view is announced politely, as in `position`.',
    'At either end the button stays focusable and says that it cannot be used.',
    'When everything fits there are no buttons and no extra stop.',
  ],
  do: ['Let a part of the next thing show that there is more: the widths see to it.'],
  dont: ['Move it by a clock.', 'Put one carousel below another.'],
};
