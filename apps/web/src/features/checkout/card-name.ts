/** "Visa ending in 4242", for a brand as providers write it. */
export function cardName({ brand, last4 }: { brand: string | null; last4: string | null }): string {
  const names: Readonly<Record<string, string>> = {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
  };
  const name = brand === null ? 'Card' : (names[brand.toLowerCase()] ?? brand);
  return last4 === null ? name : `${name} ending in ${last4}`;
}
