import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'An amount of money, what it was before, and why it is what it is.',
  use: [
    'wherever an amount is shown to a buyer.',
    'with `reason` when the price is not the list price: tier, offer, coupon.',
  ],
  avoid: [['It is a figure in a report or a column.', '`Text` with `numeric`.']],
  keyboard: [['Enter, Space', 'Open the details of the reason, where there are any.']],
  accessibility: [
    'A former price is read with "Was" before it so it doesn’t rely on the line through it alone.',
    'The reason opens in place, in a `details` element.',
  ],
  do: ['Give the amount as on the wire: in dollars, with at most two decimals.'],
  dont: ['Show a former price that was never asked for.'],
};
