import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Fields of a form in two columns. `WholeRow` holds what goes across both.',
  use: [
    'for short fields that are filled in together: first and last name, city and ZIP code.',
    'with `from="base"` where both fields are short enough to share a line on a phone.',
  ],
  avoid: [
    ['The fields have nothing to do with each other.', '`Stack`.'],
    ['It is no form.', '`Grid`.'],
  ],
  keyboard: [],
  accessibility: [
    'Hints stand below the boxes, so that the boxes of a line line up.',
    'Tab follows the order of the code: along the line, then the next line.',
    'It has no role. Use `as="form"`, or put it into a `fieldset` with a legend.',
  ],
  do: ['Put long fields, such as a street address, into a `WholeRow`.'],
  dont: ['Make three columns: people lose their place.'],
};
