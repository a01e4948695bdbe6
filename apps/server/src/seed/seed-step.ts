import type { Database } from '../db/database.ts';

/** Receives the progress of a step. */
export type SeedReport = (done: number, total: number) => void;

/** One part of the demo data. It may run again over its own unfinished work: after a killed start, it begins again. */
export interface SeedStep {
  name: string;
  run(db: Database, report: SeedReport): Promise<void>;
}
