/** An amount of US dollars in whole cents. Inside the product money is always this; on the wire it is a number of dollars. */
export type Cents = number;

export const CURRENCY = 'USD';

/** Dollars on the wire → cents. Throws when the number has more than two decimals or is not finite. */
export function toCents(dollars: number): Cents {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(dollars * 100 - cents) > 1e-4) {
    throw new RangeError(`${dollars} is not an amount of money with at most 2 decimals`);
  }
  return cents === 0 ? 0 : cents;
}

/** The smallest amount that payment providers charge a card in US dollars. Anything less is waived: it could never be paid. */
export const SMALLEST_CHARGE: Cents = 50;

/** What a card has to pay of what is left. */
export function payableByCard(due: Cents): Cents {
  return due < SMALLEST_CHARGE ? 0 : due;
}

/** Whether a received amount is this one. What is not an amount of money never is. */
export function isSameAmount(dollars: number, cents: Cents): boolean {
  return Math.abs(dollars * 100 - cents) <= 1e-4;
}

/** Cents → the shortest number of dollars that means exactly this many cents. */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

/** Floor and remainder of `a × b ÷ divisor` for whole numbers ≥ 0, exact even where the product leaves the safe range. */
export function multiplyDivide(a: number, b: number, divisor: number): { quotient: number; remainder: number } {
  const product = a * b;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const quotient = Math.floor(product / divisor);
    return { quotient, remainder: product - quotient * divisor };
  }
  const exact = BigInt(a) * BigInt(b);
  const by = BigInt(divisor);
  return { quotient: Number(exact / by), remainder: Number(exact % by) };
}

/** A share of an amount ≥ 0, rounded half up. `parts` of `whole`: 1000 of 10 000 is ten percent. */
function shareHalfUp(amount: Cents, parts: number, whole: number): Cents {
  const { quotient, remainder } = multiplyDivide(amount, parts, whole);
  return remainder * 2 >= whole ? quotient + 1 : quotient;
}

/** Basis points (1/100 of a percent) of an amount, half up. */
export function percentOf(amount: Cents, basisPoints: number): Cents {
  return shareHalfUp(amount, basisPoints, 10_000);
}

/** Parts per million of an amount, half up: the resolution that tax rates need (7.375% is 73 750). */
export function partsPerMillionOf(amount: Cents, partsPerMillion: number): Cents {
  return shareHalfUp(amount, partsPerMillion, 1_000_000);
}

/**
 * Splits `total` over weighted keys so that the parts add up to it exactly (largest remainder). Ties go to the greater
 * weight, then to the smaller key, so the split does not depend on the order in which the lines arrive.
 * No part exceeds its weight as long as `total` does not exceed the sum of weights.
 */
export function allocate(total: Cents, weights: readonly { key: string; weight: number }[]): Map<string, Cents> {
  const sum = weights.reduce((all, { weight }) => all + weight, 0);
  const parts = new Map<string, Cents>();
  if (sum === 0 || total === 0) {
    for (const { key } of weights) parts.set(key, 0);
    return parts;
  }
  let left = total;
  const remainders = weights.map(({ key, weight }) => {
    const { quotient, remainder } = multiplyDivide(total, weight, sum);
    parts.set(key, quotient);
    left -= quotient;
    return { key, weight, remainder };
  });
  remainders.sort((a, b) => b.remainder - a.remainder || b.weight - a.weight || (a.key < b.key ? -1 : 1));
  for (const { key } of remainders) {
    if (left === 0) break;
    parts.set(key, (parts.get(key) ?? 0) + 1);
    left -= 1;
  }
  return parts;
}

/** "$1,234.50". Written by hand so that server and browser give the same bytes. */
export function formatCents(cents: Cents): string {
  const absolute = Math.abs(cents);
  const dollars = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = String(absolute % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}$${dollars}.${rest}`;
}
