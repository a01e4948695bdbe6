/** "Visa ending in 4242", for a brand as providers write it. */
export function cardName({ brand, last4 }: { brand: string | null; last4: string | null }): string {
  const names: ReadonlyMap<string, string> = new Map(
    Object.entries({
      visa: 'Visa',
      mastercard: 'Mastercard',
      amex: 'American Express',
      discover: 'Discover',
    }),
  );
  const name = brand === null ? 'Card' : (names.get(brand.toLowerCase()) ?? brand);
  return last4 === null ? name : `${name} ending in ${last4}`;
}
