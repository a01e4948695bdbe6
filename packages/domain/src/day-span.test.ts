import { expect, it } from 'vitest';
import { daySpan } from './day-span.ts';

it('names the first and the last day, or the only one', () => {
  expect(daySpan({ from: '2026-12-02', to: '2026-12-04' })).toBe('Wed, Dec 2 – Fri, Dec 4');
  expect(daySpan({ from: '2026-12-02', to: '2026-12-02' })).toBe('Wed, Dec 2');
});
