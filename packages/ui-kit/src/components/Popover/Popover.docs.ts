import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A small panel beside its trigger; the page stays usable.',
  use: ['for an explanation with a link, a small form, a choice of options beside what they change.'],
  avoid: [
    ['It is a few words.', '`Tooltip`, if nobody needs them.'],
    ['It is a list of commands.', '`Menu`.'],
    ['It must be dealt with first.', '`Dialog`.'],
  ],
  keyboard: [
    ['Enter, Space', 'On the trigger: open or close it.'],
    ['Tab', 'Moves through the panel and out of it.'],
    ['Escape', 'Closes it; the focus returns to the trigger.'],
  ],
  accessibility: [
    'It is a dialog that is not modal, named by `label`; the trigger says whether it is expanded.',
    'The focus moves into it on opening.',
    'It stays within the screen and turns to the other side when there is no room.',
  ],
  do: ['Keep it small enough for a phone.'],
  dont: ['Open it on hover.'],
};
