import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A number of pieces: by buttons, by arrow keys, or typed.',
  use: ['on a product, in the cart, in a bundle: small whole numbers.'],
  avoid: [
    ['It is a number that is known, such as a postal code.', '`TextField` with `inputMode="numeric"`.'],
    ['Zero means "remove".', 'A button that says "Remove".'],
  ],
  keyboard: [
    ['Up, Down', 'In the box: one more, one less.'],
    ['Enter', 'Takes what was typed.'],
    ['Escape', 'Takes back what was typed.'],
    ['Tab', 'Moves through "One less", the box and "One more"; leaving the box takes what was typed.'],
  ],
  accessibility: [
    'It is a group named by `label`; the buttons say "One more: Quantity of Barrier Cream".',
    'At either end the button stays focusable and says that it cannot be used.',
  ],
  do: ['Name the product in `label` where there are several.', 'Say why the highest number is what it is.'],
  dont: ['Send a request for each press: wait for the pause.'],
};
