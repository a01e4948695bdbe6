import { announcement } from '@regen/content-sdk/models';
import { currentAnnouncement } from '@regen/domain';
import type { Announcement } from '@regen/web/entry-server';
import type { Content } from '../content/snapshot/create-content.ts';
import { listAll } from '../content/snapshot/list-all.ts';
import type { Needs } from '../platform.ts';
import { HttpError } from '../refuse.ts';

/** Visitors have none, others may. */
const NOTHING: Announcement = { text: '', path: null, endsAt: null, isForAll: false };

/** The announcement above the header now: as configured, or what editors have published for visitors. Null if there is none for anybody. */
export function createAnnouncement({
  clock,
  config,
  content,
}: Needs<'clock' | 'config'> & { content: Pick<Content, 'reader'> }): () => Promise<Announcement | null> {
  const { ANNOUNCEMENT: text, ANNOUNCEMENT_PATH: path } = config;
  return async () => {
    if (text !== undefined) return text === 'off' ? null : { text, path: path ?? null, endsAt: null, isForAll: true };
    try {
      // Pages are the same for every visitor; whoever is signed in gets the one of their channel from the API.
      const found = currentAnnouncement(await listAll(content.reader('web'), announcement), clock.now());
      if (!found) return NOTHING;
      const { text: words, path: leadsTo = null, endsAt = null } = found;
      return { text: words, path: leadsTo, endsAt, isForAll: false };
    } catch (error) {
      if (error instanceof HttpError && error.code === 'content_unavailable') return NOTHING;
      throw error;
    }
  };
}
