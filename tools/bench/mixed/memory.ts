import { medianOf } from '../median.ts';
import { databaseResident, familyOf, serverPeak, serverResident } from '../processes.ts';
import type { Resident } from '../processes.ts';

const MINUTE = 60_000;
const EVERY = 250;
/** Samples between two scans of the process list and of PostgreSQL's shared pages. */
const FAMILY_EVERY = 8;
const DATABASE_EVERY = 40;
/** The warm-up lasts until this minute: code is compiled, caches fill. */
export const WARM_MINUTES = 4;
/** The memory limit of the server process. */
export const PEAK_LIMIT_MIB = 384;
/** The memory limit of the server and of the process that draws pictures, at once. */
export const TOGETHER_LIMIT_MIB = 640;
/** Allowed growth from the first minute after the warm-up to the last one, median by median; less is noise of the garbage collector. */
export const GROWTH_LIMIT_MIB = 16;

type Part = keyof Resident;

interface Sample extends Resident {
  minute: number;
}

export interface MemoryRow {
  /** MiB. */
  peak: Resident & { together: number };
  /** Medians of each minute, MiB. */
  minutes: readonly (Resident & { minute: number })[];
}

export function summarize(samples: readonly Sample[]): MemoryRow {
  const most = (of: (sample: Sample) => number) => samples.reduce((peak, sample) => Math.max(peak, of(sample)), 0);
  const minutes = [...Map.groupBy(samples, ({ minute }) => minute)].map(([minute, own]) => {
    const median = (part: Part) => medianOf(own.map((sample) => sample[part]));
    return { minute, server: median('server'), drawing: median('drawing'), database: median('database') };
  });
  return {
    peak: {
      server: most(({ server }) => server),
      drawing: most(({ drawing }) => drawing),
      database: most(({ database }) => database),
      together: most(({ server, drawing }) => server + drawing),
    },
    minutes,
  };
}

/** A peak between two samples counts as well. */
export const withPeak = ({ peak, ...rest }: MemoryRow, server: number): MemoryRow => ({
  ...rest,
  peak: { ...peak, server: Math.max(peak.server, server), together: Math.max(peak.together, server) },
});

/**
 * Growth of the server in MiB from the first whole minute after the warm-up to the last one; null if the run was too short. The last
 * minute of the warm-up is not a baseline: its median is in the middle of the growth that the warm-up causes.
 */
export function growthOf({ minutes }: Pick<MemoryRow, 'minutes'>): number | null {
  const warm = minutes.find(({ minute }) => minute === WARM_MINUTES + 1);
  const last = minutes.at(-1);
  if (!warm || !last || last.minute === warm.minute) return null;
  return last.server - warm.server;
}

export interface MemoryWatch {
  /** Stops sampling, while the server still runs. */
  stop(): MemoryRow;
}

export interface MemoryListeners {
  onSample?: (sample: Resident) => void;
  /** Called with the medians of each minute when it is over. */
  onMinute?: (minute: MemoryRow['minutes'][number]) => void;
}

/** Samples the memory of a server and its child processes four times a second. */
export function watchMemory(pid: number, { onSample, onMinute }: MemoryListeners): MemoryWatch {
  const samples: Sample[] = [];
  const began = performance.now();
  let family = familyOf(pid);
  let database = 0;
  let looks = 0;
  const timer = setInterval(() => {
    const minute = 1 + Math.floor((performance.now() - began) / MINUTE);
    const before = samples.at(-1)?.minute;
    if (before !== undefined && before < minute) {
      const done = summarize(samples).minutes.at(-1);
      if (done) onMinute?.(done);
    }
    if (looks % FAMILY_EVERY === 0) family = familyOf(pid);
    if (looks % DATABASE_EVERY === 0) database = databaseResident(family);
    looks += 1;
    const sample = { ...serverResident(family), database };
    onSample?.(sample);
    samples.push({ minute, ...sample });
  }, EVERY).unref();
  return {
    stop() {
      clearInterval(timer);
      return withPeak(summarize(samples), serverPeak(pid));
    },
  };
}
