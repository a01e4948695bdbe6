/** The company's time zone: the default. */
export const HOME_ZONE = 'America/Denver';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SHAPE = /^[A-Za-z][A-Za-z0-9_]*([/+-][A-Za-z0-9_+-]+)*$/;

/** Whether this names an IANA zone, such as America/Denver. Offsets like +02:00 are none: they know no daylight saving. */
export function isTimeZone(value: string): boolean {
  if (!SHAPE.test(value)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The calendar year of a moment in a zone. */
export function yearIn(zone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', calendar: 'gregory' });
  return Number(parts.format(moment));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Creating one takes twenty times as long as using it. There are only as many as there are zones: other names throw. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** The local time in a zone, as if it were UTC, to the minute. */
export function shownIn(zone: string, time: number): number {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'], part['hour'], part['minute']);
}

/** The date that a zone has at a moment, as midnight UTC of that date. */
export function dateIn(zone: string, time: number): number {
  const shown = shownIn(zone, time);
  return shown - (((shown % DAY) + DAY) % DAY);
}

/** The moment at which the clocks of a zone show this hour of a date (given as midnight UTC of it). */
export function zonedTime(date: number, hour: number, zone: string): Date {
  const wanted = date + hour * HOUR;
  const first = wanted + (wanted - shownIn(zone, wanted));
  // Once more, with the offset of that moment: it may be another one than a few hours before.
  return new Date(first + (wanted - shownIn(zone, first)));
}
