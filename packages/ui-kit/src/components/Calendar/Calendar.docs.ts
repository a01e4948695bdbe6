import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Events on days: a month as a grid, a week, or a list. The chosen day and the view belong to the address of the page.',
  use: [
    'where people look for a day that suits them: classes and events.',
    'with `toneLabels` when there are several kinds of events.',
  ],
  avoid: [
    ['One day is put into a form.', '`DateField`.'],
    ['There is a handful of events.', 'A plain list.'],
    ['It shows what has happened to an order.', '`Timeline`.'],
  ],
  keyboard: [
    ['Left, Right, Up, Down', 'In the month: move to the day before or after, or the same day a week before or after.'],
    ['Home, End', 'Move to the first or the last day of the week.'],
    ['Page Up, Page Down', 'Move by a month; with Shift, by a year.'],
    ['Enter, Space', 'Choose the day and show its events.'],
    ['Tab', 'Leaves the month, which is one stop, for the events.'],
  ],
  accessibility: [
    'The month is a grid as in the ARIA pattern: each day is read in full, with the number of its events, and moving does not choose.',
    'Kinds of events are written beside them, not only colored.',
    'Set `headingLevel` to follow the heading above, and `today` from the server where its clock is the one that counts.',
  ],
  do: [
    'Write times with the zone of the event: "9:00 AM MST".',
    'Keep day and view in the address, so that a week can be sent to somebody.',
  ],
  dont: ['Tell kinds of events by color alone.', 'Mark days that have no events as if they could be booked.'],
};
