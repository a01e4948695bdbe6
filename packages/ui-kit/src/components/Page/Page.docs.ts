import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'The content of a page between header and footer: its width, the room around it, its heading, and its parts in equal gaps.',
  use: [
    'once for each page of an app, its loading and failed states too, so that nothing moves when the content comes.',
    'with `space="lg"` and `width="narrow"` around a single message.',
  ],
  avoid: [
    ['It is a band as wide as the screen.', '`Container` within the band.'],
    ['It is a part of a page.', '`Stack` or `Card`.'],
  ],
  keyboard: [],
  accessibility: [
    'The heading takes the focus from a script, not from Tab: an app moves it there when a new page opens.',
    'It has no role; the layout around all pages brings `main`.',
  ],
  do: ['Give the loading state of a page the same width and space as the page.'],
  dont: ['Put one into another.', 'Add a second heading of level 1.'],
};
