import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A modal along an edge of the screen: the cart at the end, the menu at the start.',
  use: ['for the cart, the menu, the filters of a list: what is looked at often and beside the page.'],
  avoid: [
    ['A decision is asked for.', '`Dialog`.'],
    ['The page should stay usable meanwhile.', '`Popover`, or a column of the page.'],
    ['It holds a long form.', 'A page.'],
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'Move among its controls and never leave it.'],
    ['Escape', 'Closes it. The focus returns to the trigger, or to `returnFocus`.'],
  ],
  accessibility: [
    'It is a dialog with `title` as its name; everything behind it is hidden from assistive technology.',
    'It comes from the end or the start of the text, so it changes sides in right-to-left text.',
    'Under reduced motion it does not slide.',
  ],
  do: ['Keep the main step, such as "Check out", in `footer`, where it stays in view.'],
  dont: ['Open one from another.'],
};
