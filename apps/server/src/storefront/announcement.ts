import { announcement } from '@regen/content-sdk/models';
import type { Announcement as AnnouncementRecord } from '@regen/content-sdk/models';
import type { Announcement } from '@regen/web/entry-server';
import type { Content } from '../content/snapshot/create-content.ts';
import { listAll } from '../content/snapshot/list-all.ts';
import type { Needs } from '../platform.ts';
import { HttpError } from '../refuse.ts';

/** From its start on, and until it ends; the one that started last. */
export function currentOf(all: readonly AnnouncementRecord[], now: Date): Announcement | null {
  const at = now.toISOString();
  const [newest] = all
    .filter(({ startsAt = '', endsAt = '9' }) => startsAt <= at && at < endsAt)
    .toSorted(({ startsAt: a = '' }, { startsAt: b = '' }) => (a < b ? 1 : -1));
  return newest ? { text: newest.text, path: newest.path ?? null } : null;
}

/** The announcement above the header now: as configured, or what editors have published for everybody. None while there is no content. */
export function createAnnouncement({
  clock,
  config,
  content,
}: Needs<'clock' | 'config'> & { content: Pick<Content, 'reader'> }): () => Promise<Announcement | null> {
  const { ANNOUNCEMENT: text, ANNOUNCEMENT_PATH: path } = config;
  return async () => {
    if (text !== undefined) return text === 'off' ? null : { text, path: path ?? null };
    try {
      // Pages are the same for every visitor.
      return currentOf(await listAll(content.reader('web'), announcement), clock.now());
    } catch (error) {
      if (error instanceof HttpError && error.code === 'content_unavailable') return null;
      throw error;
    }
  };
}
