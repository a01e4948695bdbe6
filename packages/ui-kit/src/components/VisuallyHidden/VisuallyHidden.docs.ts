import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Text for screen readers only.',
  use: ['for words that the eye has from elsewhere: a column of buttons, the sign of a state.'],
  avoid: [
    ['It announces something new.', '`LiveRegion`.'],
    ['It is the name of an icon button.', '`IconButton` with `label`.'],
    ['It is useful to everyone.', '`Text`.'],
  ],
  keyboard: [],
  accessibility: ['It is read and found as if it were shown; it takes no room.'],
  do: ['Choose with `as` the element that fits, such as `h2` or `legend`.'],
  dont: ['Put a link or a button into it: the focus would vanish. `SkipLink` shows itself.'],
};
