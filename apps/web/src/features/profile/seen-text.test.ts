import { expect, it } from 'vitest';
import { seenText } from './seen-text.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:59:00Z', 'Active within the last hour'],
  // A clock that is behind the server's.
  ['2026-11-21T12:05:00Z', 'Active within the last hour'],
  ['2026-11-21T10:30:00Z', 'Last active 1 hour ago'],
  ['2026-11-20T11:00:00Z', 'Last active yesterday'],
  ['2026-11-11T11:00:00Z', 'Last active 10 days ago'],
])('%s: %s', (iso, text) => {
  expect(seenText(iso, now)).toBe(text);
});
