import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarEntry {
  /** Of the store. */
  brand: string;
  /** The same for every file about one registration, so that a later file replaces an earlier one. */
  uid: string;
  /** Higher in each file. */
  sequence: number;
  isCanceled: boolean;
  title: string;
  description: string;
  location: string;
  /** A page about it, where there is one. */
  url: string | null;
  startsAt: Date;
  endsAt: Date;
  /** When the file was written. */
  stamp: Date;
  organizer: string;
  attendee: { name: string; email: string };
}

/**
 * A calendar file (RFC 5545) that registers or withdraws one entry. Times are in UTC: an event is a moment, which every calendar shows in
 * the reader's own time zone, and no later change to a zone's rules can move it.
 */
export function calendarFile(entry: CalendarEntry): {
  method: 'REQUEST' | 'CANCEL';
  filename: string;
  content: string;
} {
  const method = entry.isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: entry.brand, product: 'Education', language: 'EN' }, method });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    status: entry.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: entry.startsAt,
    end: entry.endsAt,
    stamp: entry.stamp,
    summary: entry.title,
    description: entry.description,
    location: entry.location,
    url: entry.url,
    organizer: { name: entry.brand, email: entry.organizer },
    attendees: [{ ...entry.attendee, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
  });
  return { method: entry.isCanceled ? 'CANCEL' : 'REQUEST', filename: 'course.ics', content: calendar.toString() };
}
