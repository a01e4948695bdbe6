/** Rules of card fields: pure. */

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown';

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

export function brandOf(number: string): CardBrand {
  const digits = digitsOf(number);
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^(6011|64[4-9]|65)/.test(digits)) return 'discover';
  return 'unknown';
}

function numberLengthOf(brand: CardBrand): number {
  return brand === 'amex' ? 15 : 16;
}

export function cvcLengthOf(brand: CardBrand): number {
  return brand === 'amex' ? 4 : 3;
}

/** Groups of four, or 4-6-5 for American Express, as on the card. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  if (brandOf(digits) !== 'amex') return digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ');
}

/** "12 / 30" while typing: a first digit above 1 gets a leading zero, and a pasted "12/2030" is accepted. */
export function formatExpiry(text: string): string {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^\d{2}20\d{2}$/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  if (digits.length > 2) return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  return digits.length === 2 && /\/\s*$/.test(text) ? `${digits} / ` : digits;
}

export function passesLuhn(number: string): boolean {
  const digits = digitsOf(number);
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

export type Expiry = { month: number; year: number };

export function parseExpiry(text: string): Expiry | null {
  const digits = digitsOf(formatExpiry(text));
  if (digits.length !== 4) return null;
  const month = Number(digits.slice(0, 2));
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(digits.slice(2)) } : null;
}

/** Each returns the message to show, or null. */
export function cardNumberProblem(text: string): string | null {
  const digits = digitsOf(text);
  if (digits === '') return 'Enter your card number.';
  if (digits.length < numberLengthOf(brandOf(digits))) return 'This card number is too short.';
  return passesLuhn(digits) ? null : 'Check the card number. One of the digits isn’t right.';
}

export function expiryProblem(text: string, now: Date): string | null {
  if (digitsOf(text) === '') return 'Enter the expiration date.';
  const expiry = parseExpiry(text);
  if (expiry === null) return 'Enter the month and year, like 08 / 29.';
  const monthsNow = now.getFullYear() * 12 + now.getMonth();
  if (expiry.year * 12 + expiry.month - 1 < monthsNow) return 'This card has expired.';
  return expiry.year > now.getFullYear() + 25 ? 'Check the year.' : null;
}

export function cvcProblem(text: string, number: string): string | null {
  const digits = digitsOf(text);
  if (digits === '') return 'Enter the security code.';
  const length = cvcLengthOf(brandOf(number));
  return digits.length === length ? null : `The security code has ${length} digits.`;
}
