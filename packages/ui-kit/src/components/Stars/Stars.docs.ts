import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'How good something is, as five stars.',
  use: ['with the number and how many people gave it beside it: "4.6 (28 reviews)".'],
  avoid: [['Something is on its way.', '`ProgressBar`.']],
  keyboard: [],
  accessibility: [
    'The stars are decoration and hidden from assistive technology: the words beside them say the same, and say it exactly.',
  ],
  do: ['Write "4.6 out of 5 stars", part of it visually hidden if there is little room.'],
  dont: ['Show stars without a number.', 'Show five empty stars where nobody has said anything.'],
};
