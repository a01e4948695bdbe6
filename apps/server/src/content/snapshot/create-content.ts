import { createContentClient, createSnapshot } from '@regen/content-sdk';
import type { ContentReader, Snapshot, SnapshotOptions } from '@regen/content-sdk';
import { shopModels } from '@regen/content-sdk/models';
import type { Channel } from '@regen/domain';
import { join } from 'node:path';
import { createSigner, loadSecret } from '../../auth/secret.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import { within } from '../../within.ts';
import { createFileGrants } from '../files/file-grants.ts';
import { createGrantFiles } from '../files/grant-files.ts';
import type { GrantFiles } from '../files/grant-files.ts';
import { createOpenFiles } from '../files/open-files.ts';
import type { SpaceReader } from '../index/load-index.ts';
import { CONTENT_TOPIC } from '../store/content-store.ts';
import { createEmbeddedSource } from './embedded-source.ts';
import { createFileStorage } from './file-storage.ts';
import { MAX_PER_PAGE } from './list-all.ts';
import { noteList, noteRecord } from './note-reads.ts';

/** The content of the shop, for pages and operations. */
export interface Content extends Pick<Snapshot, 'onChange'> {
  /**
   * What a channel may read. Its methods wait until there is content.
   *
   * @throws HttpError `content_unavailable` if there never was any.
   */
  reader(channel: Channel): ContentReader;
  /** Resolves when there is something to read, or after ten seconds. */
  open(): Promise<void>;
  close(): void;
}

/** Milliseconds that a start waits for a service that does not answer. */
const OPEN_LIMIT = 10_000;

type ContentNeeds = Needs<'bus' | 'clock' | 'config' | 'log' | 'metrics'> & { spaceReader: SpaceReader };

interface Source {
  snapshot: Pick<SnapshotOptions, 'client' | 'storage' | 'fileUrl'>;
  grantFiles: GrantFiles;
}

/** The space is the embedded one, which is stored in the database, or a hosted one, of which a copy is stored in the data folder. */
function sourceOf({ clock, config, spaceReader }: ContentNeeds): Source {
  const { CONTENT_ENVIRONMENT: environment, CONTENT_HOST: baseUrl, CONTENT_SPACE: space, DATA_FOLDER } = config;
  if (baseUrl === undefined) {
    const signer = createSigner(loadSecret(config.JWT_SECRET, DATA_FOLDER));
    const openIn = createOpenFiles();
    let open: ReadonlySet<string> = new Set();
    // Found out with each sync, so that reading the snapshot needs no database.
    const reader: SpaceReader = {
      async current() {
        const index = await spaceReader.current();
        open = openIn(index);
        return index;
      },
    };
    const client = createEmbeddedSource({ reader, signer, space, environment });
    const grantFiles = createGrantFiles(() => open, createFileGrants(signer, clock));
    return { snapshot: { client, fileUrl: (url) => url }, grantFiles };
  }
  const client = createContentClient({ space, environment, baseUrl, accessToken: config.CONTENT_TOKEN ?? '' });
  const storage = createFileStorage(join(DATA_FOLDER, 'content.json'));
  // The hosted service has addresses of its own for its files.
  return { snapshot: { client, storage }, grantFiles: (read) => read };
}

/** Makes the content; it is opened by the first read, or before. */
export function createContent(needs: ContentNeeds): Content {
  const { bus, log, metrics } = needs;
  const onError = (error: unknown): void => log.warn({ err: error }, 'the content could not be synced');
  const source = sourceOf(needs);
  const snapshot = createSnapshot({
    ...source.snapshot,
    models: shopModels,
    onError,
    onProblem: ({ type, id, field, reason, message, isLeftOut }) =>
      log.warn({ type, id, field, reason, isLeftOut }, `a content record has a problem: ${message}`),
  });
  metrics.contentAge(() => snapshot.age);
  let opening: Promise<void> | undefined;
  const open = (): Promise<void> => (opening ??= snapshot.open());
  const sync = (): void => void snapshot.sync().catch(onError);
  const ends = [
    bus.subscribe(CONTENT_TOPIC, sync),
    // What was published meanwhile has gone unheard.
    bus.onChange((isConnected) => isConnected && sync()),
  ];

  async function opened(): Promise<void> {
    await within(OPEN_LIMIT, open());
    if (snapshot.age === null) await within(OPEN_LIMIT, snapshot.sync().catch(onError));
    if (snapshot.age === null) throw refuse('content_unavailable', undefined, { headers: { 'retry-after': '5' } });
  }

  return {
    reader(channel) {
      const reader = snapshot.reader(channel, { maxPerPage: MAX_PER_PAGE });
      return {
        async list(model, params, options) {
          await opened();
          noteList(model);
          return source.grantFiles(await reader.list(model, params, options), channel);
        },
        async get(model, slug, options) {
          await opened();
          noteRecord(model, slug);
          return source.grantFiles(await reader.get(model, slug, options), channel);
        },
      };
    },
    onChange: (listener) => snapshot.onChange(listener),
    async open() {
      await within(OPEN_LIMIT, open());
    },
    close() {
      for (const end of ends) end();
      snapshot.close();
    },
  };
}
