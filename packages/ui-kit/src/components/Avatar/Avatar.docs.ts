import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A person: their picture, or their initials.',
  use: ['beside a name, in a list of clients, in the account menu, at a conversation.'],
  avoid: [
    ['It shows a product or a place.', '`Frame`, or `Gallery` for several pictures.'],
    ['It is an icon with a meaning.', '`Icon`.'],
  ],
  keyboard: [],
  accessibility: [
    "It is an image named with the person's `name`.",
    'Where the name stands beside it, set `decorative`, so that it is not read twice.',
  ],
  do: ['Give the full name: the initials come from it.'],
  dont: ['Make it the only sign of who wrote something.'],
};
