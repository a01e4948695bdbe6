import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A surface that holds things that belong together.',
  use: [
    'for a summary, a group of settings, a tile of an overview.',
    'with the tone `sunken` for an aside, `outline` on a busy ground, `inverse` for one accent on a page.',
  ],
  avoid: [
    ['It is a product in a list.', '`ProductCard`.'],
    ['The content is the page itself.', '`Container`: a page needs no frame.'],
    ['One of several cards can be chosen.', '`RadioGroup` with cards.'],
  ],
  keyboard: [],
  accessibility: [
    'It has no role. Set `as="section"` or `as="article"` and a heading inside when it is one.',
    'On `inverse`, text and links need their inverse tones.',
  ],
  do: ['Begin it with a heading.'],
  dont: ['Put cards into cards.', 'Make the whole surface clickable: put a link inside.'],
};
