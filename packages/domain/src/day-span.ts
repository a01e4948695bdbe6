import { dayOfWeek } from './written-days.ts';

const shown = (day: string): string => dayOfWeek(new Date(`${day}T00:00:00Z`), 'UTC');

/** "Wed, Dec 2 – Fri, Dec 4" for days of the calendar, `2026-12-02`, which are the same in every zone; one day if both are the same. */
export const daySpan = ({ from, to }: { from: string; to: string }): string =>
  from === to ? shown(from) : `${shown(from)} – ${shown(to)}`;
