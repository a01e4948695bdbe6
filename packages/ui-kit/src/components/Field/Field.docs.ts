import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Label, hint and error around one control, wired by ids. Every field of the kit is built with it.',
  use: ['around a control of your own: spread what its child function is given on the control.'],
  avoid: [
    ['It is a line of text.', '`TextField`, `PasswordField` or `TextArea`.'],
    ['It is a choice.', '`Select`, `Combobox`, `Checkbox`, `Switch` or `RadioGroup`.'],
    ['It is a day or a file.', '`DateField` or `FileDropzone`.'],
  ],
  keyboard: [],
  accessibility: [
    'The label names the control; hint and error describe it.',
    'With `error` the control is invalid and the words appear below it.',
    'With `labelHidden` the label is still read.',
  ],
  do: ['Mark what is `optional`: everything else is taken to be required.', 'Say in the error how to fix it.'],
  dont: ['Use the placeholder as the label: it goes away with the first letter.'],
};
