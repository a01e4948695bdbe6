/** What decides whether an announcement is shown; times are ISO 8601 in UTC. */
interface Announced {
  readonly startsAt?: string | undefined;
  readonly endsAt?: string | undefined;
}

/** The announcement shown at a time: of those that have started and not ended, the one that started last. Null if there is none. */
export function currentAnnouncement<One extends Announced>(all: readonly One[], now: Date): One | null {
  const at = now.toISOString();
  const [newest] = all
    .filter(({ startsAt = '', endsAt = '9' }) => startsAt <= at && at < endsAt)
    .toSorted(({ startsAt: a = '' }, { startsAt: b = '' }) => (a < b ? 1 : a > b ? -1 : 0));
  return newest ?? null;
}
