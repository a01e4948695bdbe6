import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A video with its own controls below the picture: captions, chapters, speed, transcript.',
  use: [
    'for lessons, webinars and how-to films.',
    'with captions in each language that there is, chapters from about three minutes on, and a transcript.',
  ],
  avoid: [
    ['It only decorates.', 'A picture, which does not move.'],
    ['It shows several pictures of one product.', '`Gallery`.'],
  ],
  keyboard: [
    ['Space, K', 'Play and pause, while something in the player has the focus.'],
    ['ArrowLeft, ArrowRight', 'Five seconds back and on; on the volume, quieter and louder.'],
    ['J, L', 'Ten seconds back and on.'],
    ['Home, End', 'To the start and the end.'],
    ['M, C, F', 'Sound, captions, full screen.'],
  ],
  accessibility: [
    'The player is a region with the title as its name; every control has a name, and the position is read as "0:05 of 0:12".',
    'Captions are the browser’s own, in the size and colors that the person has set.',
    'Time runs from left to right also in right-to-left text, as it does in other players.',
    'It never plays by itself.',
    'Without scripts, the browser shows its own controls, as the HTML standard asks.',
  ],
  do: [
    'On a page that is read as well, set `preload="none"` with a poster and the `length`: nothing is loaded before somebody plays it.',
    'Serve videos with support for byte ranges, or nobody can seek in them.',
  ],
  dont: ['Offer a film without captions if anything is said in it.'],
};
