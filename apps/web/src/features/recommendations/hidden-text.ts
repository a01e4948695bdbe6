/** How many products the caller’s channel does not have, in a sentence. */
export function hiddenText(count: number): string {
  return count === 1
    ? 'One more product in this recommendation isn’t sold in your store, so it’s not shown.'
    : `${count} more products in this recommendation aren’t sold in your store, so they’re not shown.`;
}
