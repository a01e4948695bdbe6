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
