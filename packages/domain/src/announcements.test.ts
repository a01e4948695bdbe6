import { expect, it } from 'vitest';
import { currentAnnouncement } from './announcements.ts';

it('is the one that started last, while it lasts', () => {
  const all = [
    { text: 'always' },
    { text: 'since May', startsAt: '2026-05-01T00:00:00.000Z' },
    { text: 'in December', startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-13T00:00:00.000Z' },
  ];
  const at = (time: string) => currentAnnouncement(all, new Date(time))?.text;
  expect(at('2026-04-30T23:59:59Z')).toBe('always');
  expect(at('2026-11-23T00:00:00Z')).toBe('since May');
  expect(at('2026-12-01T00:00:00Z')).toBe('in December');
  expect(at('2026-12-13T00:00:00Z')).toBe('since May');
  expect(currentAnnouncement([], new Date())).toBeNull();
});
