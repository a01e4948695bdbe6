import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'An amount of money and the reason for it.',
  use: [
    'wherever an amount is shown to a buyer.',
    'with `reason` when the price is not the list price: tier, offer, coupon.',
  ],
  avoid: [['It is a figure in a report or a column.', '`Text` with `numeric`.']],
  keyboard: [['Enter, Space', 'Open the details of the reason, where there are any.']],
  accessibility: ['The reason opens in place, in a `details` element.'],
  do: ['Give the amount as on the wire: in dollars, with at most two decimals.'],
  dont: ['Strike a list price through beside what a buyer always pays: that isn’t a sale.'],
};
