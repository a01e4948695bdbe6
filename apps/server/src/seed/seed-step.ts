import type { Database } from '../db/database.ts';

/** Hears how far a step has come. */
export type SeedReport = (done: number, total: number) => void;

/** One part of the demo data. It may run again over its own half-finished work: a start that was killed begins anew. */
export interface SeedStep {
  name: string;
  run(db: Database, report: SeedReport): Promise<void>;
}
