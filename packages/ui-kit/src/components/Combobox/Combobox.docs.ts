import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A search box with grouped suggestions. The text and the suggestions belong to the app.',
  use: [
    'for search, where typing finds products, concerns or pages.',
    'to choose one of very many, such as a client by name.',
  ],
  avoid: [
    ['There are few options and nobody needs to type.', '`Select` or `RadioGroup`.'],
    ['It opens commands.', '`Menu`.'],
    ['Any text is an answer and there is nothing to suggest.', '`TextField`.'],
  ],
  keyboard: [
    ['Down, Up', 'Open the list and move through the suggestions; beyond either end lies the text itself.'],
    ['Enter', 'Takes the highlighted suggestion, or else calls `onSubmit` with the text.'],
    ['Escape', 'Closes the list; pressed again, empties the box.'],
    ['Tab', 'Closes the list and moves on.'],
  ],
  accessibility: [
    'It follows the ARIA combobox: the focus stays in the box and `aria-activedescendant` names the highlighted option.',
    'Options stand in groups named by their labels.',
    '`status`, such as "6 suggestions", is announced politely; give it, because the list itself is not announced.',
  ],
  do: [
    'Keep answering while the person types, and show `loading` meanwhile.',
    'Say with `emptyText` what did not match.',
  ],
  dont: ['Take a suggestion that nobody chose.'],
};
