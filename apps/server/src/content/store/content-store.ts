import type { Tx } from '../../db/database.ts';
import type { Needs } from '../../platform.ts';
import type { RecordRef } from '../records/types.ts';
import { writeModel } from './write-model.ts';
import type { SpaceModel } from './write-model.ts';
import { publishRecords, removeRecords, saveDrafts, unpublishRecords } from './write-records.ts';
import type { Draft } from './write-records.ts';

/** `{ seq: number }`: the space has changed up to there. */
export const CONTENT_TOPIC = 'content';

/** What editors do. Each call is one transaction; every process hears of it after the commit. */
export interface ContentStore {
  /** Throws `RefusedContent` for fields that the content type does not have, `VersionMismatch` for one that was edited meanwhile. */
  saveDraft(...drafts: readonly Draft[]): Promise<void>;
  /** Throws `RefusedContent` for what the content type's rules refuse. */
  publish(...refs: readonly RecordRef[]): Promise<void>;
  unpublish(...refs: readonly RecordRef[]): Promise<void>;
  remove(...refs: readonly RecordRef[]): Promise<void>;
  /** Stores content types, locales and tags. */
  setModel(model: SpaceModel): Promise<void>;
}

export function createContentStore({ bus, clock, db }: Needs<'bus' | 'clock' | 'db'>): ContentStore {
  async function write(work: (tx: Tx, at: Date) => Promise<number>): Promise<void> {
    await db.transaction(async (tx) => {
      const seq = await work(tx, clock.now());
      // With the transaction: content is written rarely, and nobody may miss it.
      await bus.publish(CONTENT_TOPIC, { seq }, tx);
    });
  }

  return {
    saveDraft: (...drafts) => write((tx, at) => saveDrafts(tx, drafts, at)),
    publish: (...refs) => write((tx, at) => publishRecords(tx, refs, at)),
    unpublish: (...refs) => write((tx, at) => unpublishRecords(tx, refs, at)),
    remove: (...refs) => write((tx, at) => removeRecords(tx, refs, at)),
    setModel: (model) => write((tx, at) => writeModel(tx, model, at)),
  };
}
