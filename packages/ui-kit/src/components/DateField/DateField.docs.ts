import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A day, typed in the order of the locale or chosen from a month.',
  use: ['for a day near today: a class, a pick-up, the start of a report.', 'two of them for a span.'],
  avoid: [
    ['It asks for a birthday, which nobody looks up in a calendar.', '`TextField` for month, day and year.'],
    ['People look for a day on which something is on.', '`Calendar`.'],
  ],
  keyboard: [
    ['Tab', 'Moves from the box to the button that opens the month.'],
    ['Left, Right, Up, Down', 'In the month: the day before or after, the week before or after.'],
    ['Home, End', 'The first or the last day of the week.'],
    ['Page Up, Page Down', 'The month before or after; with Shift, the year.'],
    ['Enter, Space', 'Takes the day and closes the month.'],
    ['Escape', 'Closes the month; the focus returns to its button.'],
  ],
  accessibility: [
    'The box is a text field with label, hint and error; the pattern, such as MM/DD/YYYY, is its placeholder, so say it in `hint` too when it matters.',
    'The month is a dialog with a grid; every day is read in full, and days that cannot be chosen say so.',
    'The button names the chosen day.',
  ],
  do: [
    'Say in `error` what is wrong: "Choose a day from Monday to Friday".',
    'Keep a `null` from `onValueChange` apart from the empty text: something was typed that is no day.',
  ],
  dont: ['Set `min` and `max` without saying them in the hint.'],
};
