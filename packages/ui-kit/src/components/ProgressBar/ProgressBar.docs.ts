import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'How far something has come: an upload, or the way to free shipping.',
  use: [
    'for work that takes more than a second and whose end is known.',
    'without `value` when the end is not known but the work is long.',
  ],
  avoid: [
    ['There is no room for a line.', '`ProgressRing`.'],
    ['It takes a moment and its end is unknown.', '`Spinner`.'],
    ['It shows the steps of a task.', '`Stepper`.'],
  ],
  keyboard: [],
  accessibility: [
    "It is the browser's own progress element, named by `label`.",
    '`valueText`, such as "$12.00 to free shipping", is read instead of the percentage.',
  ],
  do: ['Move it with real progress.'],
  dont: ['Let it go backwards, or stand at 99.'],
};
