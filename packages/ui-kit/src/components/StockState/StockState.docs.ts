import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Whether a product is available.',
  use: ['on product cards and product pages.', 'with words of your own where they say more: "Only 3 left".'],
  avoid: [['It is any other fact about a product.', '`Badge`.']],
  keyboard: [],
  accessibility: [
    'Each state has its own shape beside its text, so that it doesn’t rely on color.',
    'The shape is decoration; the words are read.',
  ],
  do: ['Say when it will be back, if that is known.'],
  dont: ['Claim that little is left when it is not so.'],
};
