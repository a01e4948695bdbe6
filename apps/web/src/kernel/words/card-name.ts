const BRANDS: ReadonlyMap<string, string> = new Map([
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
