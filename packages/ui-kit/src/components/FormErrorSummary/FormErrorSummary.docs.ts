import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'All errors of a form at its top, each a link to its field.',
  use: ['above a form after it was sent and refused.'],
  avoid: [
    ['One field is wrong while it is filled in.', 'The `error` of that field.'],
    ['The page could not be loaded.', '`ErrorState`.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the links.'],
    ['Enter', 'Takes the focus to the field and scrolls it to the middle.'],
  ],
  accessibility: [
    'It is an alert and takes the focus when errors appear, unless `focusOnAppear` is false.',
    'Each error is also at its field, in the same words.',
    "Give the control's id as `fieldId`; leave it out for an error of the whole form.",
  ],
  do: ['List errors in the order of the fields.', 'Say what to do: "Enter a postal code of five digits".'],
  dont: ['Show it before the form was sent.'],
};
