import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'The messages of a conversation, in a box that scrolls.',
  use: [
    'around `MessageBubble`s, with a `MessageDivider` where a day begins and where somebody had stopped reading.',
    'in a column of a fixed height, above a `MessageComposer`.',
  ],
  avoid: [
    ['It is a history of events.', '`Timeline`.'],
    ['It is a list of conversations.', 'a list of links.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the box, then what is in it.'],
    ['Arrow keys, Page Up, Page Down', 'Scroll it.'],
  ],
  accessibility: [
    'It has the role `log` and a name.',
    'New messages are read aloud, unless the app announces them itself (`announces={false}`).',
  ],
  do: ['Give pictures in it their size, so that nothing moves when they are loaded.'],
  dont: ['Scroll it to the end while somebody reads further up: offer a button.'],
};
