import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: "A setting that is on or off and takes effect at once. It is the browser's checkbox in the role of a switch.",
  use: [
    'for settings that are saved as soon as they change, such as text messages about orders.',
    'at the end of the line with `side="end"` in a list of settings.',
  ],
  avoid: [
    ['It is consent, or is sent with a button.', '`Checkbox`.'],
    ['It chooses between two things of which neither is "off".', '`RadioGroup`.'],
  ],
  keyboard: [['Space', 'Turns it on or off.']],
  accessibility: [
    'It has the role `switch`, named by `label`; its state is read as on or off.',
    'With `error` it is invalid and the words are read with it.',
    'In forced colors its state shows by its position and by system colors.',
  ],
  do: [
    'Word the label as what is on: it does not change with the state.',
    'Turn it back and say so in `error` when the change was not saved.',
  ],
  dont: ['Ask for a "Save" after it.'],
};
