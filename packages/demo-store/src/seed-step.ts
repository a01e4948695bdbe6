import type { DemoHost } from './host.ts';

/** Receives the progress of a step. */
export type SeedReport = (done: number, total: number) => void;

/** One part of the demo data. It may run again over its own unfinished work: after a killed start, it begins again. */
export interface SeedStep {
  name: string;
  run(host: DemoHost, report: SeedReport): Promise<void>;
}
