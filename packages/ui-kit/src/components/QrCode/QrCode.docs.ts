import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'An address for a camera, drawn on the spot: sharp in print, and no picture to fetch.',
  use: [
    'where somebody looks at one screen or sheet and acts on a phone: a desk sign, a printed routine, the share dialog of a bundle.',
  ],
  avoid: [
    ['The reader is on the phone already.', '`Link` or `Button`.'],
    ['It would carry more than an address.', 'A link to the rest.'],
  ],
  keyboard: [],
  accessibility: [
    'It is an image named by `label`, which says what it opens.',
    'It stays dark on light in every theme, because cameras need that.',
    'Put the URL as text into `caption`, for anyone who can’t scan.',
  ],
  do: ['Raise `correction` for what is laminated, folded or far away.'],
  dont: ['Print it smaller than 2 cm.'],
};
