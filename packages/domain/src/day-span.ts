let made: Intl.DateTimeFormat | undefined;

/** Creating one takes twenty times as long as using it. */
function format(): Intl.DateTimeFormat {
  made ??= new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
  return made;
}

const shown = (day: string): string => format().format(new Date(`${day}T00:00:00Z`));

/** "Wed, Dec 2 – Fri, Dec 4" for days of the calendar, `2026-12-02`, which are the same in every zone; one day if both are the same. */
export const daySpan = ({ from, to }: { from: string; to: string }): string =>
  from === to ? shown(from) : `${shown(from)} – ${shown(to)}`;
