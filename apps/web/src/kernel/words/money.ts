import { formatCents, toCents } from '@regen/domain';

/** "$1,234.50" for an amount of dollars as the API gives it. */
export function usd(dollars: number): string {
  return formatCents(toCents(dollars));
}

export function pieces(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
