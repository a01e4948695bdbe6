import { owned } from './stored/owned.ts';
import { stored } from './stored/stored.ts';

/** What is written into the bar above the header. */
export interface ShownAnnouncement {
  /** Empty: there is none. */
  text: string;
  /** Empty: it leads nowhere. */
  path: string;
  /** What tells it from others, in the cookie of whoever has dismissed it. */
  mark: string;
  /** ISO 8601; empty: it has no end. */
  endsAt: string;
}

/** The bar, which the server alone writes. */
export const announcementId = 'announcement';
/** Tells the bar what to show: a `ShownAnnouncement`, or null for that of visitors. */
export const announcementEvent = 'regen:announcement';
export const announcementKey = 'regen.person.announcement.2';

/** A short name of an announcement: one that was dismissed does not hide the next. */
export function announcementMark(text: string, path: string): string {
  let hash = 5381;
  for (const letter of `${text} ${path}`) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_296;
  return hash.toString(36);
}

export const ownAnnouncement = stored(
  announcementKey,
  owned((value): ShownAnnouncement | null => {
    const { text, path, mark, endsAt } = (value ?? {}) as Partial<Record<keyof ShownAnnouncement, unknown>>;
    return typeof text === 'string' &&
      typeof path === 'string' &&
      typeof mark === 'string' &&
      typeof endsAt === 'string'
      ? { text, path, mark, endsAt }
      : null;
  }),
);
