const formatters = new Map<string, Intl.NumberFormat>();

/** From here on, numbers have no cents and are formatted differently. */
const TOO_LARGE = 1e15;

/**
 * What `Intl` writes for whole cents of US dollars; undefined for what it has to round. Every page of a store has prices, and loading the data
 * of a page's first formatter takes longer than hydrating a product.
 */
function usDollars(amount: number): string | undefined {
  const size = Math.abs(amount);
  const text = size.toFixed(2);
  if (Number(text) !== size || size >= TOO_LARGE) return undefined;
  const sign = amount < 0 || Object.is(amount, -0) ? '-' : '';
  return `${sign}$${text.replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

/** `formatMoney(48.5)` is "$48.50". Always two decimals, so that columns of prices line up. */
export function formatMoney(amount: number, currency = 'USD', locale = 'en-US'): string {
  const dollars = currency === 'USD' && locale === 'en-US' ? usDollars(amount) : undefined;
  if (dollars !== undefined) return dollars;
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { style: 'currency', currency });
    formatters.set(key, formatter);
  }
  return formatter.format(amount);
}
