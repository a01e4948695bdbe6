import { expect, it } from 'vitest';
import { createDownloadSlots } from './archive-limits.ts';

const refusal = expect.objectContaining({ code: 'rate_limited', status: 429 });

it('a process writes 48 archives at a time, whoever downloads them', () => {
  const slots = createDownloadSlots();
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
  const leave = addresses.flatMap((ip) => Array.from({ length: 12 }, () => slots.enter(ip)));
  expect(() => slots.enter('192.0.2.5')).toThrow(refusal);
  leave[0]?.();
  expect(() => slots.enter('192.0.2.2')).toThrow(refusal);
  slots.enter('192.0.2.5')();
  slots.enter('192.0.2.1');
  expect(() => slots.enter('192.0.2.5')).toThrow(refusal);
});

it('an address has 12 of them, and a network of IPv6 is one address', () => {
  const slots = createDownloadSlots();
  for (let count = 1; count <= 12; count += 1) slots.enter(`2001:db8::${count}`);
  expect(() => slots.enter('2001:db8::13')).toThrow(refusal);
  slots.enter('2001:db8:0:1::1');
});
