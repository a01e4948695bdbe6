import type { ReactElement, ReactNode } from 'react';

export const calendarViews = ['month', 'week', 'list'] as const;
export const calendarTones = ['primary', 'secondary', 'success', 'muted'] as const;
export const calendarLevels = [2, 3] as const;
export const calendarDefaults = {
  views: calendarViews,
  viewLabels: { month: 'Month', week: 'Week', list: 'List' },
  viewsLabel: 'View',
  tone: 'primary',
  headingLevel: 2,
  locale: 'en-US',
  firstWeekday: 0,
  todayLabel: 'Today',
  previousLabels: { month: 'Previous month', week: 'Previous week', list: 'Previous month' },
  nextLabels: { month: 'Next month', week: 'Next week', list: 'Next month' },
  emptyText: 'No events on this day.',
  emptyRangeText: 'No events this month.',
  count: (count: number) => (count === 1 ? '1 event' : `${count} events`),
} as const;

export type CalendarView = (typeof calendarViews)[number];
export type CalendarTone = (typeof calendarTones)[number];

export interface CalendarEvent {
  id: string;
  /** The day in the zone of the event, as `2026-11-21`. */
  day: string;
  title: string;
  /** As it is shown, with its zone: "9:00 AM MST". */
  time?: string;
  /** Place, seats or state. */
  note?: ReactNode;
  href?: string;
  /** What kind of event it is, such as its channel. Give `toneLabels` too: a color alone says nothing. */
  tone?: CalendarTone;
}

export interface CalendarProps {
  label: string;
  /** In their order within a day. */
  events: readonly CalendarEvent[];
  /** The chosen day; its month or week is shown. Belongs to the URL of the page. */
  day: string;
  onDayChange: (day: string) => void;
  view: CalendarView;
  onViewChange: (view: CalendarView) => void;
  /** Marked, and where "Today" leads. */
  today?: string;
  /** The first and the last day to choose; turning stops there. */
  min?: string;
  max?: string;
  views?: readonly CalendarView[];
  /** What each color stands for: shown as a key, and written beside each event. */
  toneLabels?: Partial<Record<CalendarTone, string>>;
  /** Gives the link of an event to the app's router. */
  renderLink?: (event: CalendarEvent, children: ReactNode) => ReactElement;
  headingLevel?: (typeof calendarLevels)[number];
  /** Writes dates; the words come from the labels below. */
  locale?: string;
  /** 0 is Sunday. */
  firstWeekday?: number;
  viewLabels?: Record<CalendarView, string>;
  viewsLabel?: string;
  todayLabel?: string;
  previousLabels?: Record<CalendarView, string>;
  nextLabels?: Record<CalendarView, string>;
  emptyText?: ReactNode;
  emptyRangeText?: ReactNode;
  count?: (count: number) => string;
  className?: string;
}
