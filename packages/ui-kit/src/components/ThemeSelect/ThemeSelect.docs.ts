import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'The choice of a theme: as the system has it, light, dark or high contrast. It stands on the dark foot of a page.',
  use: [
    'once, where every page ends.',
    'with `onChoose` putting the choice on the root as `data-theme` and keeping it.',
  ],
  avoid: [['It chooses something else.', '`Select`, which has a hint, an error and the look of a form.']],
  keyboard: [
    ['ArrowDown, ArrowUp', 'Chooses the next or the one before.'],
    ['Home, End', 'Chooses the first or the last.'],
  ],
  accessibility: [
    "The platform's own select, named by its visible label.",
    'It reads what is chosen when it appears, so a page that is the same for everyone can be cached and still show the choice.',
  ],
  do: ['Set the stored choice before the first paint, or the page flashes.'],
  dont: ['Offer a theme that the system choice would hide: `system` stays the first choice.'],
};
