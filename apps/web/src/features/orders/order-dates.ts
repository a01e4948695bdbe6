const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "November 21, 2026", in the person's time zone. */
export function dayOf(iso: string): string {
  return day.format(new Date(iso));
}

export function momentOf(iso: string): string {
  return moment.format(new Date(iso));
}
