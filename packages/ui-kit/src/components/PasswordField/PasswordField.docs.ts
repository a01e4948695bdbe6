import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A password with a button that shows it.',
  use: [
    "to sign in with `current-password`, to set one with `new-password`: the browser's password manager needs to know.",
  ],
  avoid: [
    ['It is a code that was sent.', '`TextField` with `autoComplete="one-time-code"` and `inputMode="numeric"`.'],
  ],
  keyboard: [
    ['Tab', 'Moves from the box to "Show password".'],
    ['Enter, Space', 'On the button: show or hide it.'],
  ],
  accessibility: [
    'Label, hint and error as with every `Field`.',
    'The button says what it will do, and which box it controls.',
    'Nothing is corrected, capitalized or spell-checked.',
  ],
  do: ['Say the rules in the hint before they are broken.'],
  dont: ['Forbid pasting.', 'Ask for the password twice: it can be shown.'],
};
