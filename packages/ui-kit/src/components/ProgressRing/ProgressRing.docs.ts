import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'How far something has come, where a bar has no room.',
  use: ['beside a lesson, on a file in a list, as the figure of a card.'],
  avoid: [
    ['The line is free.', '`ProgressBar`.'],
    ['Something short loads.', '`Spinner`.'],
  ],
  keyboard: [],
  accessibility: [
    'It has the role `progressbar`, named by `label`.',
    'What stands in the middle is not read: say it in `valueText`.',
    'Without `value` its end is unknown; under reduced motion it does not turn.',
  ],
  do: ['Give `valueText` whenever the number alone says little: "3 of 4 lessons".'],
  dont: ['Compare two values with two rings: lengths compare better than arcs.'],
};
