import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'The first thing in the tab order: jumps over the header. Seen only while it has the focus.',
  use: ['once, at the very start of every page.'],
  avoid: [['It is a link within a page.', '`Link`.']],
  keyboard: [
    ['Tab', 'On a fresh page: reaches and shows it.'],
    ['Enter', 'Jumps to the main part.'],
  ],
  accessibility: ['The target needs the id and `tabIndex={-1}`, so that the focus really moves there.'],
  do: ['Keep it before everything else, also before a banner.'],
  dont: ['Hide it with `display: none`.'],
};
