import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Something could not be loaded: what, how to try again, and the reference to name to support.',
  use: ['in place of a page, a list or a panel whose request failed.'],
  avoid: [
    ['A form was filled in wrongly.', '`FormErrorSummary`.'],
    ['The rest of the page is fine and this part is a detail.', '`Banner`.'],
    ['There is simply nothing.', '`EmptyState`.'],
  ],
  keyboard: [['Tab', 'Reaches "Try again" and the other ways out.']],
  accessibility: [
    'It has the role `alert`, so that it is read when it appears.',
    'While `isRetrying` the button keeps the focus.',
  ],
  do: ['Pass the `requestId` of the failed call.', 'Say which part failed: "Your orders couldn’t be loaded".'],
  dont: ['Show a code or a stack.', 'Offer "Try again" where trying again cannot help.'],
};
