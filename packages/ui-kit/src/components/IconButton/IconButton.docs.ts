import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A round button with an icon and a name.',
  use: [
    'where room is short and the icon is known: close, search, bag, favorite.',
    'with `pressed` for something that is on or off, such as a favorite.',
    'as `floating` over a picture.',
  ],
  avoid: [
    ['There is room for words.', '`Button`.'],
    ['It goes to a page.', '`asChild` around a link.'],
  ],
  keyboard: [['Enter, Space', 'Presses it.']],
  accessibility: [
    '`label` is its name and its tooltip.',
    'With `pressed` it is a toggle: the name stays the same and the state is read.',
    '`count` is drawn only, so say it in the label: "Cart, 3 items".',
  ],
  do: ['Name the thing that it acts on where there are several: "Remove Barrier Cream".'],
  dont: ['Change the name together with `pressed`: "Favorite, pressed" is enough.'],
};
