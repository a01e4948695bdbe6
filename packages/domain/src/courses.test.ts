import { describe, expect, it } from 'vitest';
import { courseIdFits, courseLocation, eventStatus, isCourseId } from './courses.ts';

const at = (text: string) => Date.parse(text);
const fourDays = { startsAt: at('2027-03-11T15:00:00Z'), endsAt: at('2027-03-14T23:00:00Z') };

describe('the status of an event', () => {
  it.each([
    ['2027-03-11T14:59:59.999Z', 'Upcoming'],
    ['2027-03-11T15:00:00.000Z', 'Active'],
    ['2027-03-13T22:59:59.999Z', 'Active'],
    ['2027-03-13T23:00:00.000Z', 'Ending'],
    ['2027-03-14T22:59:59.999Z', 'Ending'],
    ['2027-03-14T23:00:00.000Z', 'Ended'],
  ])('at %s is %s', (now, status) => expect(eventStatus(fourDays, at(now))).toBe(status));

  it('is never Active when the whole event fits into the last hours', () => {
    const evening = { startsAt: at('2027-01-05T18:00:00Z'), endsAt: at('2027-01-05T20:00:00Z') };
    expect(eventStatus(evening, evening.startsAt - 1)).toBe('Upcoming');
    expect(eventStatus(evening, evening.startsAt)).toBe('Ending');
    expect(eventStatus(evening, evening.startsAt, 1)).toBe('Active');
    expect(eventStatus(evening, evening.startsAt + 3_600_000, 1)).toBe('Ending');
  });

  it('counts hours, not days of a calendar, when the clocks change', () => {
    // Denver goes to daylight saving time on 14 March 2027 at 09:00 UTC.
    expect(eventStatus(fourDays, fourDays.endsAt - 24 * 3_600_000)).toBe('Ending');
    expect(eventStatus(fourDays, fourDays.endsAt - 24 * 3_600_000 - 1)).toBe('Active');
  });
});

describe('a course', () => {
  it('has an id that distinguishes HAE events from others', () => {
    expect(courseIdFits('HAE-2027-DEN', 'HAE Events')).toBe(true);
    expect(courseIdFits('VIR-PEEL-101', 'Virtual Classes')).toBe(true);
    expect(courseIdFits('HAE-2027-DEN', 'Trade Shows')).toBe(false);
    expect(courseIdFits('DEN-2027', 'HAE Events')).toBe(false);
    for (const id of ['', 'A', '-HAE', 'HAE/../x', 'x'.repeat(41)]) expect([id, isCourseId(id)]).toEqual([id, false]);
  });

  it('is in a place or online', () => {
    expect(courseLocation({ format: 'in_person', city: 'Denver', state: 'CO' })).toBe('Denver, CO');
    expect(courseLocation({ format: 'in_person', city: 'London', state: null })).toBe('London');
    expect(courseLocation({ format: 'online', city: null, state: null })).toBe('Online');
  });
});
