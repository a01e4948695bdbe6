import { expect, it } from 'vitest';
import { openState } from './open-state.ts';
import type { Opening } from './opening-hours.ts';

const hours: Opening[] = [
  { day: 'friday', opens: '13:30', closes: '18:00' },
  { day: 'friday', opens: '09:00', closes: '12:30' },
  { day: 'saturday', opens: '10:00', closes: '14:00' },
];
const at = (iso: string, zone = 'America/Denver') => openState(hours, zone, new Date(iso));

it('says until when a place is open, by the clocks of its zone', () => {
  // Friday, November 20, 2026, 9:00 in Denver.
  expect(at('2026-11-20T16:00:00Z')).toEqual({ isOpen: true, until: '12:30' });
  expect(at('2026-11-20T20:30:00Z')).toEqual({ isOpen: true, until: '18:00' });
  // Saturday in Tokyo, still Friday evening in Denver.
  expect(at('2026-11-21T02:00:00Z', 'Asia/Tokyo')).toEqual({ isOpen: true, until: '14:00' });
});

it('says when it opens again', () => {
  const opens = (day: string, time: string, isToday: boolean) => ({ isOpen: false, opens: { day, time, isToday } });
  expect(at('2026-11-20T15:59:00Z')).toEqual(opens('friday', '09:00', true));
  // At noon thirty it has just closed for lunch.
  expect(at('2026-11-20T19:30:00Z')).toEqual(opens('friday', '13:30', true));
  expect(at('2026-11-21T01:00:00Z')).toEqual(opens('saturday', '10:00', false));
  expect(at('2026-11-22T12:00:00Z')).toEqual(opens('friday', '09:00', false));
});

it('counts a week on when there is one day, and says nothing without hours', () => {
  const monday: Opening[] = [{ day: 'monday', opens: '09:00', closes: '17:00' }];
  expect(openState(monday, 'America/Denver', new Date('2026-11-24T01:00:00Z'))).toEqual({
    isOpen: false,
    opens: { day: 'monday', time: '09:00', isToday: false },
  });
  expect(openState([], 'America/Denver', new Date('2026-11-20T16:00:00Z'))).toBeNull();
});
