export { Calendar } from './Calendar.tsx';
export type { CalendarEvent, CalendarProps, CalendarView } from './Calendar.props.ts';
