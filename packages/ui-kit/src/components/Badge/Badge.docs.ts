import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A word or two about the thing beside it, such as "New" or "20% off".',
  use: [
    'for a fact that sets one thing apart from its neighbors.',
    'over a picture in `ProductCard`, beside a heading, in a row of a `Table`.',
  ],
  avoid: [
    ['It can be removed or chosen.', '`Tag`.'],
    ['It says whether a product is available.', '`StockState`.'],
    ['It is a message of a sentence.', '`Banner`.'],
  ],
  keyboard: [],
  accessibility: [
    'It is text like any other; its tone adds nothing for anyone who can’t see it, so the text must carry the meaning.',
  ],
  do: ['Keep it to one or two words.'],
  dont: ['Give everything in a list the same badge.', 'Rely on its color alone.'],
};
