import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A message that belongs to the page or to a part of it, and stays.',
  use: [
    'for what matters to everything below it: a delay, a saved change, a failed part of a page.',
    'with `live` when it appears while someone is on the page.',
    'with `onDismiss` only when it is still true for those who have read it.',
  ],
  avoid: [
    ['It confirms something and may go by itself.', '`Toast`, and a change that can be seen on the page.'],
    ['A whole list or page could not be loaded.', '`ErrorState`.'],
    ['It gathers the mistakes in a form.', '`FormErrorSummary`.'],
  ],
  keyboard: [['Tab', 'Reaches its action and the button that dismisses it, in this order.']],
  accessibility: [
    'With `live` it is announced: at once in the tone `danger`, politely in the others. Without it, it is read in its place.',
    'The icon is decoration: the text must say whether it is good or bad.',
  ],
  do: ['Say what happened, what it means, and what can be done.'],
  dont: ['Stack several: say the most important one.', 'Use it for advertising.'],
};
