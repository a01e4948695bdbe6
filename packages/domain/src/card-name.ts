const BRANDS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
]);

/** "American Express" for `amex`, as providers write it. A brand that has no name here keeps theirs. */
export function brandName(brand: string): string {
  return BRANDS.get(brand.toLowerCase()) ?? brand;
}

/** "Visa ending in 4242". */
export function cardName({ brand, last4 }: { brand: string | null; last4: string | null }): string {
  const name = brand === null ? 'Card' : brandName(brand);
  return last4 === null ? name : `${name} ending in ${last4}`;
}

/** How an order was paid: the card, or what left nothing to pay. */
export function paymentText(
  card: { brand: string | null; last4: string | null },
  totalCents: number,
  pointsSpent: number,
): string {
  if (totalCents > 0) return cardName(card);
  return pointsSpent > 0 ? 'Paid with points' : 'Nothing to pay';
}
