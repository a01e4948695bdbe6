import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'The ground, the corners and the edge of a picture. The picture fills it, whatever its shape.',
  use: [
    'for every picture that is not a `Gallery` or part of a `ProductCard`: thumbnails, bands, editorial pictures.',
    'with `focus="low"` for packshots that are cut: the packs stand in the lower half of their picture.',
  ],
  avoid: [
    ['It shows a product with its name and price.', '`ProductCard`.'],
    ['It shows a person.', '`Avatar`.'],
  ],
  keyboard: [],
  accessibility: [
    'It adds nothing: the picture inside has the text, or an empty `alt` when words beside it say the same.',
    'On dark pages a veil keeps light pictures from glaring.',
  ],
  do: ['Give it its size or its proportion with `className`, so that nothing moves when the picture arrives.'],
  dont: ['Put text into it: its ground belongs to pictures.'],
};
