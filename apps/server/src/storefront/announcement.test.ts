import type { Announcement } from '@regen/content-sdk/models';
import { expect, it } from 'vitest';
import { currentOf } from './announcement.ts';

const record = (text: string, more: Partial<Announcement> = {}): Announcement => ({
  id: text,
  type: 'announcement',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  text,
  ...more,
});

it('is the one that started last, while it lasts', () => {
  const all = [
    record('always'),
    record('since May', { path: '/shipping', startsAt: '2026-05-01T00:00:00.000Z' }),
    record('in December', { startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-13T00:00:00.000Z' }),
  ];
  const at = (time: string) => currentOf(all, new Date(time));
  expect(at('2026-04-30T23:59:59Z')).toEqual({ text: 'always', path: null });
  expect(at('2026-11-23T00:00:00Z')).toEqual({ text: 'since May', path: '/shipping' });
  expect(at('2026-12-01T00:00:00Z')?.text).toBe('in December');
  expect(at('2026-12-13T00:00:00Z')?.text).toBe('since May');
  expect(currentOf([], new Date())).toBeNull();
});
