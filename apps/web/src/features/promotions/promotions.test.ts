import { expect, it, onTestFinished, vi } from 'vitest';
import { PUBLIC } from '~/kernel/context.ts';
import { openContext } from '~/testing/context.ts';
import { grantOf, userOf } from '~/testing/people.ts';
import { promotionDate } from './promotion-dates.ts';
import { promotionHead } from './promotion-head.ts';
import { isOn, onThisDevice, promotionOf, turnsIn } from './promotion-queries.ts';

const NOW = Date.parse('2026-12-01T06:59:00Z');
const MINUTE = 60_000;

it('waits until a promotion turns, never longer than an hour, and asks again for what is due already', () => {
  const inTime = (changesAt: string) => turnsIn({ changesAt, aheadMs: 0 }, NOW);
  expect(inTime('2026-12-01T07:00:00Z')).toBe(MINUTE);
  expect(inTime('2026-12-31T07:00:00Z')).toBe(60 * MINUTE);
  expect(inTime('2026-12-01T06:59:00Z')).toBe(20_000);
  expect(inTime('2026-11-30T07:00:00Z')).toBe(20_000);
  const never = [null, undefined, { changesAt: null, aheadMs: 0 }];
  expect(never.map((state) => turnsIn(state, NOW))).toEqual([false, false, false]);
});

it('counts with the clock of the server on a device that is ahead or behind', () => {
  const changesAt = '2026-12-01T07:00:00Z';
  expect(turnsIn({ changesAt, aheadMs: 5 * MINUTE }, NOW)).toBe(6 * MINUTE);
  expect(turnsIn({ changesAt, aheadMs: -MINUTE / 2 }, NOW)).toBe(MINUTE / 2);
  expect(onThisDevice(changesAt, { aheadMs: 5 * MINUTE })).toBe(Date.parse('2026-12-01T07:05:00Z'));
});

it('finds out within a minute how wrong a device is, which a rendered page does not say', async () => {
  expect(turnsIn({ changesAt: '2026-12-31T07:00:00Z', aheadMs: null }, NOW)).toBe(MINUTE);
  const { context } = openContext();
  const read = async () => {
    const { queryFn, queryKey } = promotionOf(context.call, '12-days-of-glymed', PUBLIC);
    await context.queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
    return context.queryClient.getQueryData(queryKey);
  };
  expect(await read()).toHaveProperty('aheadMs', null);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('SSR', false);
  const before = Date.now();
  const state = await read();
  const ahead = (now: number) => now - Date.parse(state?.readAt ?? '');
  expect(state?.aheadMs).toBeGreaterThanOrEqual(ahead(before));
  expect(state?.aheadMs).toBeLessThanOrEqual(ahead(Date.now()));
});

it('keeps the title that the server wrote while a signed-in person’s own promotion is on its way', async () => {
  const { context, session } = openContext();
  const { title } = (await context.ensure(promotionOf, '12-days-of-glymed', PUBLIC))?.promotion ?? {};
  expect(title).toMatch(/\S/);
  session.start(grantOf(userOf('b2b')));
  expect(promotionHead('12-days-of-glymed', context).meta).toContainEqual({ title: `${title} · Regen` });
  expect(promotionHead('gone', context).meta).toContainEqual({ name: 'robots', content: 'noindex' });
});

it('writes dates in the zone of the promotion, wherever somebody is', () => {
  const midnight = '2026-12-01T07:00:00Z';
  expect(promotionDate(midnight, 'America/Denver', 'day')).toBe('Dec 1');
  expect(promotionDate(midnight, 'America/Denver', 'date')).toBe('Tuesday, December 1');
  expect(promotionDate(midnight, 'America/Denver', 'moment')).toBe('December 1, 12:00 AM MST');
  expect(promotionDate('2026-07-01T06:00:00Z', 'America/Denver', 'moment')).toBe('July 1, 12:00 AM MDT');
});

it('is on from its first day to its last', () => {
  const states = (['Upcoming', 'Active', 'Ending', 'Ended'] as const).map((status) => isOn({ status }));
  expect([...states, isOn(null), isOn(undefined)]).toEqual([false, true, true, false, false, false]);
});
