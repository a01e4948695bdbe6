export { Calendar } from './Calendar.tsx';
export type { CalendarEvent, CalendarProps, CalendarTone, CalendarView } from './Calendar.props.ts';
