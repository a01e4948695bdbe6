import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'One line of text with its label.',
  use: [
    'for names, email, phone, codes, search words.',
    'with `type`, `inputMode` and `autoComplete`, so that phones show the right keys and browsers fill it in.',
  ],
  avoid: [
    ['It is a password.', '`PasswordField`.'],
    ['It is a day.', '`DateField`.'],
    ['It is one of a known list.', '`Select` or `Combobox`.'],
    ['It is a number of pieces.', '`QuantityStepper`.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the box, then to the button in it, if there is one.'],
    ['Enter', 'Sends its form.'],
  ],
  accessibility: [
    'Label, hint and error as with every `Field`: the error makes it invalid and is read with it.',
    'A control in `end` needs a name of its own.',
  ],
  do: ['Accept what people write, such as spaces in a phone number.', 'Make the box as wide as the answer.'],
  dont: ['Use the placeholder as the label or for rules.'],
};
