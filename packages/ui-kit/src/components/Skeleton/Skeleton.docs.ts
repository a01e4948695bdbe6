import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'The room of something that is on its way.',
  use: ['for content whose shape is known: cards, lines of text, a picture.'],
  avoid: [
    ['The shape is not known, or it is an action.', '`Spinner`, or `Button` with `loading`.'],
    ['The end is known.', '`ProgressBar`.'],
  ],
  keyboard: [],
  accessibility: [
    'It is hidden from assistive technology: say "Loading" once beside a group of them.',
    'It appears after 200 ms, so that quick answers do not flicker, and does not shimmer under reduced motion.',
  ],
  do: ['Give it the size of what will come, so that nothing jumps.'],
  dont: ['Use it for content that has no place yet.'],
};
