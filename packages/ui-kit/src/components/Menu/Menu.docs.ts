import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Commands or links behind a button.',
  use: ['for what belongs to one thing and is needed now and then: the account, a row of a table.'],
  avoid: [
    ['One of several values is chosen.', '`Select` or `RadioGroup`.'],
    ['It holds anything else than commands, such as a form.', '`Popover`.'],
    ['There are one or two commands.', '`Button`.'],
  ],
  keyboard: [
    ['Enter, Space, Down', 'On the button: open the menu at its first item.'],
    ['Down, Up', 'Move through the items.'],
    ['Home, End', 'Go to the first or the last.'],
    ['A letter', 'Goes to the next item that begins with it.'],
    ['Enter, Space', 'Choose the item and close the menu.'],
    ['Escape', 'Closes it; the focus returns to the button.'],
  ],
  accessibility: [
    'The items have the role `menuitem` in a `menu` named by its button.',
    'Disabled items are skipped.',
    '`MenuLabel` is read as text and takes no focus.',
    'With `isInPlace` it belongs to the landmark of its button, such as the header.',
    'When a command has moved the focus elsewhere, it stays there.',
  ],
  do: ['Put what destroys last, behind a `MenuSeparator` and in the tone `danger`.'],
  dont: ['Hide the main action of a page in it.'],
};
