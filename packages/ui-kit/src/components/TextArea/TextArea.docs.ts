import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Several lines of text with their label.',
  use: ['for notes, instructions, questions.'],
  avoid: [
    ['One line is enough.', '`TextField`.'],
    ['It is a message of a conversation.', '`MessageComposer`.'],
  ],
  keyboard: [
    ['Enter', 'Makes a new line.'],
    ['Tab', 'Moves on; it is not typed.'],
  ],
  accessibility: ['Label, hint and error as with every `Field`.'],
  do: ['Give it the height of the usual answer with `rows`.', 'Say the limit in the hint.'],
  dont: ['Cut the text at the limit while it is typed: say how much is too much.'],
};
