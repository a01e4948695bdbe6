import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Panels of which one is shown.',
  use: [
    'for views of one thing that nobody needs side by side: about, how to use, ingredients.',
    'with `value` stored in the URL, so that a tab can be shared.',
  ],
  avoid: [
    ['The parts are read one after another.', 'Headings, or `Accordion`.'],
    ['They are pages of their own.', 'Links in a navigation.'],
    ['They are steps.', '`Stepper`.'],
  ],
  keyboard: [
    ['Tab', 'Goes to the chosen tab, then into its panel.'],
    ['Left, Right', 'Choose the tab before or after; turned around in right-to-left text.'],
    ['Home, End', 'Choose the first or the last tab.'],
  ],
  accessibility: [
    'It is a `tablist` named by `label`; each tab says whether it is selected and controls its panel.',
    'A tab is chosen as soon as it has the focus, so its content must be there at once.',
  ],
  do: ['Keep labels to a word or two.'],
  dont: ['Hide errors of a form in a tab that is not shown.'],
};
