import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'The wordmark of Regen.',
  use: ['once in the header, once in the footer, on what is printed.'],
  avoid: [
    ['It stands for a clinic or a store.', 'Their own picture in `Frame`.'],
    ['Only the sign is wanted, without the letters.', '`Mark`.'],
  ],
  keyboard: [],
  accessibility: ['It is an image named "Regen". Set `label` to null inside of a link that has a name.'],
  do: ['Leave it the room of its own height on every side.'],
  dont: ['Recolor, stretch or animate it.'],
};
