import { expect, it } from 'vitest';
import { arrivalText } from './arrival-text.ts';

const expected = { from: '2026-12-02', to: '2026-12-07' };
const before = Date.parse('2026-12-01T12:00:00Z');

it('says on which days an order should arrive', () => {
  expect(arrivalText(expected, before)).toBe('Expected Wed, Dec 2 – Mon, Dec 7');
  expect(arrivalText({ from: '2026-12-02', to: '2026-12-02' }, before)).toBe('Expected Wed, Dec 2');
  expect(arrivalText(null, before)).toBeNull();
});

it('promises no day that is over everywhere', () => {
  expect(arrivalText(expected, Date.parse('2026-12-08T11:59:00Z'))).toBe('Expected Wed, Dec 2 – Mon, Dec 7');
  expect(arrivalText(expected, Date.parse('2026-12-08T12:01:00Z'))).toBe('Was expected by Mon, Dec 7');
});
