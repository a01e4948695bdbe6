import { owned } from './stored/owned.ts';
import { stored } from './stored/stored.ts';

/** What is written into the bar above the header. */
export interface ShownAnnouncement {
  /** Empty: there is none. */
  text: string;
  /** Empty: it leads nowhere. */
  path: string;
  /** What is in the cookies of whoever has dismissed it. */
  cookie: string;
}

/** The bar, which the server alone writes. */
export const announcementId = 'announcement';
/** Tells the bar what to show: a `ShownAnnouncement`, or null for that of visitors. */
export const announcementEvent = 'regen:announcement';
export const announcementKey = 'regen.person.announcement.1';

/** A short name of an announcement: one that was dismissed does not hide the next. */
export function announcementCookie(text: string, path: string): string {
  let hash = 5381;
  for (const letter of `${text} ${path}`) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_296;
  return `announcement=${hash.toString(36)}`;
}

export const ownAnnouncement = stored(
  announcementKey,
  owned((value): ShownAnnouncement | null => {
    const { text, path, cookie } = (value ?? {}) as Partial<Record<keyof ShownAnnouncement, unknown>>;
    return typeof text === 'string' && typeof path === 'string' && typeof cookie === 'string'
      ? { text, path, cookie }
      : null;
  }),
);
