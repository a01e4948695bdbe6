import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A short message that confirms something and goes by itself. `useToast` shows one; `ToastProvider` holds them.',
  use: [
    'for "Added to your cart", "Saved": things that are also seen on the page.',
    'with `action` to undo: then it stays until that is used or it is dismissed.',
    'with `about` where a later toast would contradict it: the later one replaces it.',
  ],
  avoid: [
    ['It must not be missed.', '`Banner`, `ErrorState` or `Dialog`.'],
    ['A form was refused.', '`FormErrorSummary`.'],
  ],
  keyboard: [['Tab', 'Reaches its action and "Dismiss"; its clock stands still meanwhile.']],
  accessibility: [
    'It is announced through `LiveRegion`: at once in the tone `danger`, politely in the others. It never takes the focus.',
    'Its place is a region named by `regionLabel`, so that it can be found.',
    'What has the focus is not left under it: then it stands at the other end of the screen.',
    'Its clock stands still under the pointer and the focus.',
  ],
  do: ['Keep it to one sentence.', 'Make what it says visible elsewhere too.'],
  dont: ['Show more than one for one action.', 'Make it the only place of an error.'],
};
