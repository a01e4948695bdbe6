import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'The time that is left until something closes or begins.',
  use: [
    'where the end is real: the registration of a class, the day of a promotion.',
    'with `now` from the server, so that a wrong clock does not matter and both sides begin alike.',
  ],
  avoid: [
    ['The end is far away or only a date matters.', 'The date and its zone, as text.'],
    ['It would only hurry a purchase.', 'Nothing.'],
    ['It shows the progress of work.', '`ProgressBar`.'],
  ],
  keyboard: [],
  accessibility: [
    'It has the role `timer`: the time left is read on request, in words, and never announced by itself.',
    'What follows the end takes its place and is announced once.',
  ],
  do: ['Write the date and its zone beside it.'],
  dont: ['Start it again when it has ended.'],
};
