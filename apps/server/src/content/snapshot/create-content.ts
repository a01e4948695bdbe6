import { createSnapshot } from '@regen/content-sdk';
import type { ContentReader, Snapshot } from '@regen/content-sdk';
import { shopModels } from '@regen/content-sdk/models';
import type { Channel } from '@regen/domain';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import { within } from '../../within.ts';
import { CONTENT_TOPIC } from '../store/content-store.ts';
import { MAX_PER_PAGE } from './list-all.ts';
import { noteList, noteRecord } from './note-reads.ts';
import { publishedSource } from './sources.ts';
import type { SourceNeeds } from './sources.ts';

/** The content of the shop, for pages and operations. */
export interface Content extends Pick<Snapshot, 'onChange'> {
  /**
   * What a channel may read. Its methods wait for the first opening, and for nothing after it.
   *
   * @throws HttpError `content_unavailable` if there never was any.
   */
  reader(channel: Channel): ContentReader;
  /** How old it is, for staff. */
  state(): { age: number | null; error: unknown };
  /** Resolves when there is something to read, or after ten seconds. */
  open(): Promise<void>;
  close(): void;
}

/** Milliseconds that a start waits for a service that does not answer. */
const OPEN_LIMIT = 10_000;

type ContentNeeds = Needs<'bus' | 'log' | 'metrics'> & SourceNeeds;

/** Makes the content; it is opened by the first read, or before. */
export function createContent(needs: ContentNeeds): Content {
  const { bus, log, metrics } = needs;
  const onError = (error: unknown): void => log.warn({ err: error }, 'the content could not be synced');
  const source = publishedSource(needs);
  const snapshot = createSnapshot({
    ...source.snapshot,
    models: shopModels,
    onError,
    onProblem: ({ type, id, field, reason, message, isLeftOut }) =>
      log.warn({ type, id, field, reason, isLeftOut }, `a content record has a problem: ${message}`),
  });
  metrics.contentAge(() => snapshot.age);
  let opening: Promise<boolean> | undefined;
  // One wait for all who read: once it has failed, only the scheduled syncs try again.
  const open = (): Promise<boolean> => (opening ??= within(OPEN_LIMIT, snapshot.open()));
  const sync = (): void => void snapshot.sync().catch(onError);
  const ends = [
    bus.subscribe(CONTENT_TOPIC, sync),
    // What was published meanwhile has gone unheard.
    bus.onChange((isConnected) => isConnected && sync()),
  ];

  async function opened(): Promise<void> {
    if (snapshot.age === null) await open();
    if (snapshot.age === null) throw refuse('content_unavailable', undefined, { headers: { 'retry-after': '5' } });
  }

  return {
    reader(channel) {
      const reader = snapshot.reader(channel, { maxPerPage: MAX_PER_PAGE });
      return {
        async list(model, params, options) {
          // Before it is read: what could not be read now changes with the first content.
          noteList(model);
          await opened();
          return source.grantFiles(await reader.list(model, params, options), channel);
        },
        async get(model, slug, options) {
          noteRecord(model, slug);
          await opened();
          return source.grantFiles(await reader.get(model, slug, options), channel);
        },
      };
    },
    state: () => ({ age: snapshot.age, error: snapshot.error }),
    onChange: (listener) => snapshot.onChange(listener),
    async open() {
      await open();
    },
    close() {
      for (const end of ends) end();
      snapshot.close();
    },
  };
}
