import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Places in a list, and the same places as numbered pins on a map that is drawn here and asks no other server.',
  use: [
    'to find a clinic or a store: the list says all, the map shows where.',
    'with `selectedId` from the address of the page.',
  ],
  avoid: [
    ['There is one place.', 'A `Card` with the address and a link to directions.'],
    ['Streets are needed.', 'A link to a map service for each place, in its details.'],
  ],
  keyboard: [
    ['Tab', 'Goes through the list, then to the pins, then to the buttons of the map.'],
    ['ArrowLeft, ArrowRight, ArrowUp, ArrowDown', 'Go from pin to pin in the order of the list.'],
    ['Home, End', 'Go to the first and the last pin.'],
    ['Enter, Space', 'Choose a place, in the list and on the map; on pins that stand close, zoom in on them.'],
  ],
  accessibility: [
    'The list comes first and has everything; without the map nothing is lost.',
    'What is chosen is `aria-current` in both, and said once politely.',
    'Dragging is never needed: buttons move and zoom.',
    'Code and outlines of the map, 19 kB, come only when it is shown: beside the list from 1024 px on, else on request.',
  ],
  do: ['Sort by distance where it is known, and say it in `details`.'],
  dont: ['Hide in the map what the list does not say.'],
};
