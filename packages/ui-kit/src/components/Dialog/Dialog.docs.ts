import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A modal in the middle of the screen, which must be dealt with before the page goes on. On phones it rises from the bottom edge.',
  use: [
    'to ask before something is lost, naming what.',
    'for a short task that belongs to the page behind it, such as a quick view or an address.',
    'with `footer` for buttons that stay in view while the content scrolls.',
  ],
  avoid: [
    ['The page behind should stay in sight, such as a list being filtered.', '`Drawer`.'],
    ['It is a remark beside an element, and the page stays usable.', '`Popover`.'],
    ['It only reports something that has happened.', '`Toast` or `Banner`.'],
    ['The task is long or has an address of its own.', 'A page, or a route shown in a dialog.'],
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'Move among its controls and never leave it.'],
    ['Escape', 'Closes it. The focus returns to the trigger, or to `returnFocus`.'],
    ['Up, Down, Page Up, Page Down', 'Scroll the content when it is longer than the screen.'],
  ],
  accessibility: [
    'Its title is its name and its description is read with it. With `titleHidden` the title is still there to be read.',
    'On opening the focus goes to the dialog itself, so that reading starts at the title, or to `initialFocus`.',
    'Everything behind it is hidden from assistive technology, and the page does not scroll.',
  ],
  do: ['Put the question into the title and the answer onto the button: "Remove Barrier Cream?", "Remove".'],
  dont: ['Open one without being asked.', 'Open a dialog from a dialog.'],
};
