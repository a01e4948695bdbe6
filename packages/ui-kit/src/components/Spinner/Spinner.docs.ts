import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Work without a known end.',
  use: [
    'for a wait of a second or more whose shape is unknown.',
    'with `label` of null where words beside it say the same.',
  ],
  avoid: [
    ['The shape of what comes is known.', '`Skeleton`.'],
    ['The end is known.', '`ProgressBar` or `ProgressRing`.'],
    ['A button works.', '`Button` with `loading`.'],
  ],
  keyboard: [],
  accessibility: [
    'Its label is text that only screen readers get. It is not announced by itself: use `LiveRegion` for a long wait.',
    'Under reduced motion it pulses instead of turning.',
  ],
  do: ['Say what is being waited for.'],
  dont: ['Cover the page with it.'],
};
