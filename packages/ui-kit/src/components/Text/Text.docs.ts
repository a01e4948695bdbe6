import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Running text in one of the tones and sizes of the theme.',
  use: [
    'for paragraphs, notes, captions and figures.',
    'with `measure` for reading, `numeric` for figures in columns, `clamp` where room is fixed.',
  ],
  avoid: [
    ['It is a title.', '`Heading`.'],
    ['It is an amount of money for a buyer.', '`Price`.'],
    ['It is a message about what went wrong.', '`Banner` or the `error` of a field.'],
  ],
  keyboard: [],
  accessibility: [
    'It is a paragraph unless `as` says otherwise; tones have no meaning to assistive technology.',
    'Every tone has the contrast of WCAG AA on every ground that it is meant for, AAA in high contrast.',
    "Sizes follow the person's font size.",
  ],
  do: ['Leave `size` out to keep the size of the surroundings.'],
  dont: ['Clamp what must be read.', 'Use `muted` for something important.'],
};
