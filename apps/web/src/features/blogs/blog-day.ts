import { calendarDay } from '~/kernel/words/dates.ts';

/** "November 23, 2026": a post is of a day, whatever the reader's time zone, so that server and browser write the same. */
export const blogDay = (publishedAt: string): string => calendarDay(publishedAt.slice(0, 10));
