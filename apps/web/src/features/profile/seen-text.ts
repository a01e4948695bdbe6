const HOUR = 3_600_000;
const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const momentText = (iso: string): string => moment.format(new Date(iso));

/** A device is heard of about every 48 minutes, so within the hour is as good as now. */
export function seenText(iso: string, now: number): string {
  const hours = Math.floor((now - Date.parse(iso)) / HOUR);
  if (hours < 1) return 'Active within the last hour';
  return `Last active ${hours < 24 ? ago.format(-hours, 'hour') : ago.format(-Math.floor(hours / 24), 'day')}`;
}
