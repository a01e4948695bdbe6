import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A question with one answer: `Radio` on a line, `RadioCard` with details and a figure.',
  use: [
    'for two to about seven options that should all be seen: delivery, payment, frequency.',
    'with `RadioCard` where an option needs a price or its own fields.',
  ],
  avoid: [
    ['There are many options.', '`Select`, or `Combobox` for very many.'],
    ['It is a yes or no.', '`Checkbox` or `Switch`.'],
    ['Several answers can be given.', '`Checkbox`, one each.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the chosen option, or the first one.'],
    ['Down, Right', 'Choose the next option.'],
    ['Up, Left', 'Choose the option before.'],
    ['Space', 'Chooses the option with the focus.'],
  ],
  accessibility: [
    'It is a `fieldset` whose `legend` is the question, described by hint and error.',
    "The options are the browser's own radios, named by their labels.",
  ],
  do: ['Choose the most common answer beforehand where that is harmless.'],
  dont: ['Place an order from the change of an option.'],
};
