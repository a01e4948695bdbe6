import { expect, it } from 'vitest';
import { listedOrder } from '~/testing/staff-order.ts';
import { csvCell, ordersCsv } from './orders-csv.ts';

it.each([
  ['=HYPERLINK("https://example.com")', `"'=HYPERLINK(""https://example.com"")"`],
  ['+1 801 555 0110', "'+1 801 555 0110"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['Ruiz, Ana', '"Ruiz, Ana"'],
  ['two\nlines', '"two\nlines"'],
  ['a=b', 'a=b'],
  [-2, '-2'],
])('writes the cell %j as %s', (cell, text) => {
  expect(csvCell(cell)).toBe(text);
});

it('writes a header and a line for each order', () => {
  const [head, first, second, rest] = ordersCsv([
    listedOrder(),
    listedOrder({ number: 'R-2', state: 'placed', paymentStatus: 'failed', site: 'b2b', total: 1234.5, refunded: 0.1 }),
  ]).split('\r\n');
  expect(head).toBe(
    '\uFEFFOrder,Placed (UTC),Status,Channel,Recipient,Email,Country,Shipping,Items,Total,Refunded,Currency',
  );
  expect(first).toBe('R-101873,2026-11-21T06:57:08.511Z,Paid,Web,Ana Ruiz,ana@example.com,US,Ground,2,200.21,0.00,USD');
  expect(second).toContain('R-2,2026-11-21T06:57:08.511Z,Payment failed,Pro,');
  expect(second).toContain(',1234.50,0.10,USD');
  expect(rest).toBe('');
});
