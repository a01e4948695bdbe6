/** US dollars, as on the wire: `38.5` → `$38.50`. */
export const formatPrice = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
