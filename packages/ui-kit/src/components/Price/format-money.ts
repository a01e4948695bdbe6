const formatters = new Map<string, Intl.NumberFormat>();

/** `formatMoney(48.5)` is "$48.50". Always two decimals, so that columns of prices line up. */
export function formatMoney(amount: number, currency = 'USD', locale = 'en-US'): string {
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { style: 'currency', currency });
    formatters.set(key, formatter);
  }
  return formatter.format(amount);
}
