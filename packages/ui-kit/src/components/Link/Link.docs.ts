import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: "Goes to another page. With `asChild` it lends its look to the app's router link.",
  use: ['in text as `inline`, alone as `standalone`, in navigation as `quiet`, on dark grounds as `inverse`.'],
  avoid: [
    ['It changes something.', '`Button`.'],
    ['It is the main step of the page.', '`Button` with `asChild` around a link.'],
    ['It is an entry of a navigation.', '`NavLink`.'],
  ],
  keyboard: [['Enter', 'Follows it.']],
  accessibility: [
    'Within text it is underlined, so that it doesn’t rely on color alone.',
    'Its text is its name; it should make sense in a list of all links.',
  ],
  do: ['Say where it goes: "Returns policy".'],
  dont: ['Write "Click here" or "More".', 'Open a new window without saying so.'],
};
