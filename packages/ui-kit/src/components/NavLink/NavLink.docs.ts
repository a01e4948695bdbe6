import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'An entry of a navigation: in the bar under the head, in the column beside a page, in the menu of a phone, on the dark foot.',
  use: [
    'around the link of the router, within a `nav` that has a name.',
    'around a button, for the one entry that acts, such as "Sign out".',
  ],
  avoid: [
    ['The link stands in text or leads on from it.', '`Link`.'],
    ['It says where the page stands in the store.', '`Breadcrumbs`.'],
    ['It changes what is shown below it, on the same page.', '`Tabs`.'],
  ],
  keyboard: [['Enter', 'Follows it.']],
  accessibility: [
    'The link inside is what is read and focused. `aria-current="page"` on it marks the present page, in look and in words.',
    '`side`, `row` and `foot` are 40 px high or more.',
  ],
  do: ['Keep names short: entries of the bar do not wrap.'],
  dont: ['Mix variants in one navigation.'],
};
