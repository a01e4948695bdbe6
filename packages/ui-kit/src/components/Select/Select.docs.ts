import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: "One of several, in the platform's own select, so that phones bring their own picker.",
  use: [
    'for about seven options or more that are known: countries, states, sorting.',
    'with `inline` and `sm` in a toolbar.',
  ],
  avoid: [
    ['There are few options.', '`RadioGroup`, which shows them all.'],
    ['There are very many, or they come from a search.', '`Combobox`.'],
    ['It runs a command.', '`Menu`.'],
  ],
  keyboard: [
    ['Space, Enter', 'Open the list; which of them depends on the system.'],
    ['Down, Up', 'Choose the next or the one before.'],
    ['A letter', 'Goes to the next option that begins with it.'],
  ],
  accessibility: [
    'Label, hint and error as with every `Field`.',
    'Groups have names that are read with their options.',
    'It works before any script has loaded.',
  ],
  do: ['Use `placeholder` when nothing should be chosen beforehand.'],
  dont: ['Leave the page when the choice changes.'],
};
