import { createSnapshot } from '@regen/content-sdk';
import type { ContentReader, StoredSnapshot } from '@regen/content-sdk';
import { shopModels } from '@regen/content-sdk/models';
import type { Channel } from '@regen/domain';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import { MAX_PER_PAGE } from '../snapshot/list-all.ts';
import { draftSource } from '../snapshot/sources.ts';
import type { SourceNeeds } from '../snapshot/sources.ts';
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

function versionOf({ entries, assets }: StoredSnapshot): string {
  const states = [...entries, ...assets].map(({ sys: { id, type, updatedAt = '' } }) => `${type} ${id} ${updatedAt}`);
  return hashOf(states.toSorted().join('\n'));
}

/** Nothing is read before somebody previews, and nothing while nobody does. */
export function createDrafts(needs: SourceNeeds & Needs<'log'>): Drafts {
  const { config, clock, log } = needs;
  const source = draftSource(needs);
  const onError = (error: unknown): void => log.warn({ err: error }, 'the drafts could not be read');
  const interval = config.CONTENT_HOST === undefined ? 0 : HOSTED_INTERVAL;
  let version = '';
  let lookedAt = 0;
  let opening: Promise<void> | undefined;
  let looking: Promise<unknown> | undefined;
  const snapshot =
    source &&
    createSnapshot({
      ...source.snapshot,
      models: shopModels,
      interval: 0,
      // Kept in memory only; this is told all records after each change.
      storage: {
        load: async () => null,
        save: async (stored) => {
          version = versionOf(stored);
        },
      },
      onError,
    });

  async function look(): Promise<void> {
    if (!source || !snapshot) throw refuse('preview_unavailable');
    await (opening ??= snapshot.open());
    const now = clock.now().getTime();
    if (!looking || now - lookedAt >= interval) {
      lookedAt = now;
      looking = snapshot.sync().catch(onError);
    }
    await looking;
    if (snapshot.age === null) throw refuse('content_unavailable', undefined, { headers: { 'retry-after': '5' } });
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
        await look();
        if (!source || !snapshot) throw refuse('preview_unavailable');
        const found = await of(snapshot.reader(channel, { maxPerPage: MAX_PER_PAGE }));
        if (isNoting()) noteDrafts(asked, [found, await everywhere(snapshot.unrestricted())]);
        return source.grantFiles(found, channel);
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
    async version() {
      await look();
      return version;
    },
    close: () => snapshot?.close(),
  };
}
