import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A few words about a control, on hover and on focus.',
  use: ['for what helps but is not needed: what a short label means, why a button waits.'],
  avoid: [
    ['It must be known, or holds a link or a button.', '`Popover`, or the `hint` of a field.'],
    ['It would repeat the name of an icon.', '`IconButton`, which has its name already.'],
  ],
  keyboard: [
    ['Tab', 'Shows it when its control gets the focus, hides it when it loses it.'],
    ['Escape', 'Hides it and leaves the focus where it is.'],
  ],
  accessibility: [
    'Its text is the description of the control, read after its name.',
    'The pointer may rest on it, as WCAG asks.',
    'Touch screens have no hover: nobody may depend on it.',
  ],
  do: ['Keep it to a few words.'],
  dont: [
    'Put one on text that takes no focus.',
    'Put one on a `disabled` button, which has no focus: say the reason beside it.',
  ],
};
