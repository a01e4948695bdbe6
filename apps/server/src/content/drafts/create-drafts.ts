import { createSnapshot } from '@regen/content-sdk';
import type { ContentReader, Snapshot, StoredSnapshot } from '@regen/content-sdk';
import { shopModels } from '@regen/content-sdk/models';
import type { Channel } from '@regen/domain';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import type { GrantFiles } from '../files/grant-files.ts';
import { MAX_PER_PAGE } from '../snapshot/list-all.ts';
import { draftSource } from '../snapshot/sources.ts';
import type { Source, SourceNeeds } from '../snapshot/sources.ts';
import { hashOf, isNoting, noteDrafts } from './note-drafts.ts';
import { createPreviewPass, PREVIEW_COOKIE } from './preview-pass.ts';
import type { PreviewPass } from './preview-pass.ts';

/** Drafts, for whoever has the pass. Apart from what is published: nothing else reads them, and no cache has them. */
export interface Drafts {
  /** Whether there is a service to read them from. */
  readonly isAvailable: boolean;
  readonly pass: PreviewPass;
  /** Whether the browser that sends these cookies may see them. */
  isOpenTo(cookies: Readonly<Record<string, string | undefined>>): boolean;
  /** The drafts that a channel may read, as they are now in the service. */
  reader(channel: Channel): ContentReader;
  /** Differs once a draft has changed. */
  version(): Promise<string>;
  close(): void;
}

/** Milliseconds between two looks at a hosted space, however many pages are previewed. */
const HOSTED_INTERVAL = 1_000;
/** Idle time in milliseconds after which drafts are released from memory. */
const UNUSED = 10 * 60_000;

/** Calls something again and again until the returned function is called. */
export type Every = (work: () => void) => () => void;

export const everyMinute: Every = (work) => {
  const timer = setInterval(work, 60_000).unref();
  return () => clearInterval(timer);
};

/** All drafts, while somebody previews. */
interface Held {
  readonly snapshot: Snapshot;
  readonly opening: Promise<void>;
  readonly stop: () => void;
  version: string;
  usedAt: number;
  lookedAt: number;
  looking?: Promise<unknown>;
}

function versionOf({ entries, assets }: StoredSnapshot): string {
  const states = [...entries, ...assets].map(({ sys: { id, type, updatedAt = '' } }) => `${type} ${id} ${updatedAt}`);
  return hashOf(states.toSorted().join('\n'));
}

/** Nothing is read before somebody previews, and nothing is held once nobody does. */
export function createDrafts(needs: SourceNeeds & Needs<'log'>, every: Every): Drafts {
  const { config, clock, log } = needs;
  const source = draftSource(needs);
  const onError = (error: unknown): void => log.warn({ err: error }, 'the drafts could not be read');
  const interval = config.CONTENT_HOST === undefined ? 0 : HOSTED_INTERVAL;
  const now = (): number => clock.now().getTime();
  let held: Held | undefined;
  let isClosed = false;

  function drop(): void {
    held?.stop();
    held?.snapshot.close();
    held = undefined;
  }

  function hold({ snapshot: options }: Source): Held {
    const snapshot = createSnapshot({
      ...options,
      models: shopModels,
      interval: 0,
      // Kept in memory only; this is told all records after each change.
      storage: {
        load: async () => null,
        save: async (stored) => {
          own.version = versionOf(stored);
        },
      },
      onError,
    });
    const stop = every(() => {
      if (now() - own.usedAt >= UNUSED) drop();
    });
    const own: Held = { snapshot, opening: snapshot.open(), stop, version: '', usedAt: now(), lookedAt: 0 };
    return own;
  }

  /** The drafts as they are now in the service. */
  async function look(): Promise<{ own: Held; grantFiles: GrantFiles }> {
    if (!source) throw refuse('preview_unavailable');
    if (isClosed) throw refuse('content_unavailable');
    const own = (held ??= hold(source));
    own.usedAt = now();
    await own.opening;
    if (!own.looking || now() - own.lookedAt >= interval) {
      own.lookedAt = now();
      own.looking = own.snapshot.sync().catch(onError);
    }
    await own.looking;
    if (own.snapshot.age === null) throw refuse('content_unavailable', undefined, { headers: { 'retry-after': '5' } });
    return { own, grantFiles: source.grantFiles };
  }

  const pass = createPreviewPass(needs);
  return {
    isAvailable: source !== null,
    pass,
    isOpenTo: (cookies) => source !== null && pass.isValid(cookies[PREVIEW_COOKIE]),
    reader(channel) {
      /**
       * Notes what this channel reads, and what the pages of every channel show of it: the version of a page is the same for all who
       * preview it. A page of a list has other records for each channel, so of a list that is all matches.
       */
      async function read<Result>(
        asked: unknown,
        of: (reader: ContentReader) => Promise<Result>,
        everywhere: (reader: ContentReader) => Promise<unknown>,
      ): Promise<Result> {
        const { own, grantFiles } = await look();
        const found = await of(own.snapshot.reader(channel, { maxPerPage: MAX_PER_PAGE }));
        if (isNoting()) noteDrafts(asked, [found, await everywhere(own.snapshot.unrestricted())]);
        return grantFiles(found, channel);
      }
      return {
        list: (model, params, options) =>
          read(
            [model.type, model.view, params ?? null],
            async (reader) => reader.list(model, params, options),
            async (reader) => reader.list(model, { ...params, page: 1, perPage: MAX_PER_PAGE }, options),
          ),
        get(model, slug, options) {
          const of = async (reader: ContentReader) => reader.get(model, slug, options);
          return read([model.type, model.view, slug], of, of);
        },
      };
    },
    version: async () => (await look()).own.version,
    close() {
      isClosed = true;
      drop();
    },
  };
}
