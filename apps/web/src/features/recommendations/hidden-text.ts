/** How many products the caller’s channel does not have, in a sentence. */
export function hiddenText(count: number): string {
  return count === 1
    ? 'One more product of this recommendation is not sold in your store and not shown.'
    : `${count} more products of this recommendation are not sold in your store and not shown.`;
}
