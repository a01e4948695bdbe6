import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A choice that was made, such as a filter. The whole chip takes it back.',
  use: [
    'for active filters above a list, for chosen items in a field.',
    'with `removeLink` where the filter is part of the address.',
  ],
  avoid: [
    ['It only describes.', '`Badge`.'],
    ['It is chosen, not removed.', '`Checkbox`.'],
  ],
  keyboard: [
    ['Enter', 'Removes it.'],
    ['Space', 'Removes it, where it is a button.'],
    ['Tab', 'Moves to the next one.'],
  ],
  accessibility: [
    'Its name begins with "Remove", which is not shown.',
    'After a removal move the focus to the next tag or to the list, and announce the result with `LiveRegion`.',
  ],
  do: ['Offer "Clear all" beside several.'],
  dont: ['Cut its text: say it shorter.'],
};
