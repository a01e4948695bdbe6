import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'One yes or no, or one of several that can be chosen together.',
  use: [
    'for consent, and for choices that are sent with a button.',
    'for filters, with the number of matches in `aside`.',
    'with `indeterminate` for "some of them" above a list.',
  ],
  avoid: [
    ['The change takes effect at once.', '`Switch`.'],
    ['Only one of several can be chosen.', '`RadioGroup`, or `Select` for more than about seven.'],
  ],
  keyboard: [
    ['Space', 'Checks or clears it.'],
    ['Tab', 'Moves to the next control.'],
  ],
  accessibility: [
    "It is the browser's own checkbox, named by `label`, described by `hint` and `error`.",
    'With `error` it is invalid; the words appear below it and are read with it.',
    'The label is part of the target.',
  ],
  do: ['Word it as what is true when it is checked: "Email me about classes".'],
  dont: ['Check consent beforehand.', 'Word it with "not".'],
};
