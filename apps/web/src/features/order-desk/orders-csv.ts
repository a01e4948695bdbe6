import { CHANNEL_LABELS, orderStatusText } from '@regen/domain';
import type { StaffOrderSummary } from '@regen/sdk';

/** Tells spreadsheets that the file is UTF-8. */
const BOM = '\uFEFF';

type Cell = string | number;

const COLUMNS: readonly { name: string; of: (order: StaffOrderSummary) => Cell }[] = [
  { name: 'Order', of: ({ number }) => number },
  { name: 'Placed (UTC)', of: ({ placedAt }) => placedAt },
  { name: 'Status', of: ({ state, paymentStatus }) => orderStatusText(state, paymentStatus) },
  { name: 'Channel', of: ({ site }) => CHANNEL_LABELS[site] },
  { name: 'Recipient', of: ({ buyerName }) => buyerName },
  { name: 'Email', of: ({ email }) => email },
  { name: 'Country', of: ({ countryCode }) => countryCode },
  { name: 'Shipping', of: ({ shippingMethodName }) => shippingMethodName },
  { name: 'Items', of: ({ itemCount }) => itemCount },
  { name: 'Total', of: ({ total }) => total.toFixed(2) },
  { name: 'Refunded', of: ({ refunded }) => refunded.toFixed(2) },
  { name: 'Currency', of: ({ currency }) => currency },
];

/** A cell of a CSV file. What a spreadsheet would run as a formula gets an apostrophe: buyers choose their names themselves. */
export function csvCell(cell: Cell): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Orders as a CSV file with a header (RFC 4180). */
export function ordersCsv(orders: readonly StaffOrderSummary[]): string {
  const rows = [COLUMNS.map(({ name }) => name), ...orders.map((order) => COLUMNS.map(({ of }) => of(order)))];
  return BOM + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
