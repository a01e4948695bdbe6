/** Dates of a promotion are those of its zone, for everybody: its days turn there. */
const formats = {
  day: { month: 'short', day: 'numeric' },
  date: { weekday: 'long', month: 'long', day: 'numeric' },
  moment: { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** "Dec 1", "Tuesday, December 1" or "December 1, 12:00 AM MST". Spaces are plain: engines differ in theirs. */
export const promotionDate = (iso: string, timeZone: string, style: keyof typeof formats): string =>
  new Intl.DateTimeFormat('en-US', { ...formats[style], timeZone })
    .format(new Date(iso))
    .replaceAll(/\p{Zs}/gu, ' ')
    .replace(' at ', ', ');
