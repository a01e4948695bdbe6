import { openState } from '@regen/domain/open-state';
import type { Opening } from '@regen/domain/opening-hours';
import { clockTime, dayName } from './opening-lines.ts';

export interface OpenLine {
  isOpen: boolean;
  /** `Open until 6 PM`, `Closed. Opens Monday at 9 AM`, or `Open until 6 PM MST` for a reader whose clocks show another time. */
  text: string;
}

const zoneName = (timeZone: string, now: Date, timeZoneName: 'short' | 'shortOffset') =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Whether a place is open at a moment; null when no hours are known. */
export function openLine(hours: readonly Opening[], timezone: string, now: Date, readerZone: string): OpenLine | null {
  const state = openState(hours, timezone, now);
  if (state === null) return null;
  const isSameTime =
    timezone === readerZone || zoneName(timezone, now, 'shortOffset') === zoneName(readerZone, now, 'shortOffset');
  const zone = isSameTime ? '' : ` ${zoneName(timezone, now, 'short')}`;
  if (state.isOpen) return { isOpen: true, text: `Open until ${clockTime(state.until)}${zone}` };
  const { day, time, isToday } = state.opens;
  return { isOpen: false, text: `Closed. Opens ${isToday ? '' : `${dayName(day)} `}at ${clockTime(time)}${zone}` };
}
