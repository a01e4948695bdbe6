import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decisionDueAt, overdueBefore } from './decision-due.ts';

const due = (iso: string) => decisionDueAt(new Date(iso)).toISOString();

it('is due at the end of the second business day, in Mountain Time', () => {
  // Monday, November 2, 2026.
  expect(due('2026-11-02T17:00:00Z')).toBe('2026-11-05T07:00:00.000Z');
  // Still Monday evening in Denver.
  expect(due('2026-11-03T06:59:00Z')).toBe('2026-11-05T07:00:00.000Z');
  expect(due('2026-11-03T07:00:00Z')).toBe('2026-11-06T07:00:00.000Z');
});

it('does not count weekends and holidays', () => {
  // Friday; and the Wednesday before Thanksgiving.
  expect(due('2026-11-06T17:00:00Z')).toBe('2026-11-11T07:00:00.000Z');
  expect(due('2026-11-25T17:00:00Z')).toBe('2026-12-01T07:00:00.000Z');
});

it('is overdue from that moment on', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, (submittedAt, now) => {
      expect(submittedAt < overdueBefore(now)).toBe(decisionDueAt(submittedAt) <= now);
    }),
  );
});
