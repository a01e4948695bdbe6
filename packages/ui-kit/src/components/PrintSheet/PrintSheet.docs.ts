import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A sheet that people take along on paper, shown on the screen at the width of the paper.',
  use: ['for a receipt, a routine for a client, a protocol, a class list.'],
  avoid: [
    ['The page is merely read, such as a blog post.', 'Nothing: every page prints well without it.'],
    ['It is a record that nobody prints.', '`Card` or a page.'],
  ],
  keyboard: [
    ['Tab', 'Moves through `actions` and the button that prints.'],
    ['Enter, Space', 'On the button: opens the print dialog of the browser.'],
  ],
  accessibility: [
    'Its title is a heading: set `level` to fit the page.',
    'The facts are a description list, read as pairs.',
    'Paper is always dark on white, whatever the theme; buttons and what surrounds the sheet are not printed.',
  ],
  do: [
    'Give the address in words beside a `QrCode`.',
    'Put what identifies the sheet, such as number and date, into `facts`.',
    'Give only the first of several sheets a button: the browser prints them all.',
  ],
  dont: ['Put navigation or buttons into the sheet itself.'],
};
