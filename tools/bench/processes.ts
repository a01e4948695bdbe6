import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of `utime` and `stime` in a second; Linux has had 100 on every platform that Node runs on. */
const TICKS = 100;

interface Process {
  pid: number;
  parent: number;
  name: string;
  /** Seconds of CPU, its own and those of children that have ended. */
  cpu: number;
}

export interface Usage {
  /** Seconds of CPU of the server process. */
  server: number;
  /** Seconds of CPU of everything it started: PostgreSQL, ended backends included. */
  database: number;
}

/** Resident memory by part, MiB. */
export interface Resident {
  /** The server process. */
  server: number;
  /** The process that draws pictures for it. */
  drawing: number;
  /** PostgreSQL, shared pages counted once. */
  database: number;
}

export type Memory = Pick<Resident, 'server' | 'database'>;

function readProcess(pid: number): Process | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may itself contain brackets and spaces.
    const end = text.lastIndexOf(')');
    const fields = text.slice(end + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at] ?? 0), 0);
    return { pid, parent: Number(fields[1]), name: text.slice(text.indexOf('(') + 1, end), cpu: ticks / TICKS };
  } catch {
    return null; // ended between listing and reading
  }
}

function tree(root: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const members = new Set([root]);
  for (let grew = true; grew;) {
    grew = false;
    for (const { pid, parent } of all)
      if (members.has(parent) && !members.has(pid)) {
        members.add(pid);
        grew = true;
      }
  }
  return all.filter(({ pid }) => members.has(pid));
}

/** CPU that the server and its database have used so far. */
export function usageOf(root: number): Usage {
  const usage = { server: 0, database: 0 };
  for (const { pid, cpu } of tree(root)) {
    if (pid === root) usage.server += cpu;
    else usage.database += cpu;
  }
  return usage;
}

function kib(text: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
}

const isDrawing = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('media/worker');
  } catch {
    return false; // ended
  }
};

/** The processes of a server, by part. Finding them reads every process of the machine. */
export interface Family {
  server: number;
  drawing: readonly number[];
  database: readonly number[];
}

export function familyOf(root: number): Family {
  const others = tree(root).filter(({ pid }) => pid !== root);
  const pids = (isWanted: (process: Process) => boolean) => others.filter(isWanted).map(({ pid }) => pid);
  return {
    server: root,
    drawing: pids(({ pid }) => isDrawing(pid)),
    database: pids(({ name }) => name === 'postgres'),
  };
}

function mib(pid: number, file: 'status' | 'smaps_rollup', field: string): number {
  try {
    return kib(readFileSync(`/proc/${pid}/${file}`, 'utf8'), field) / 1024;
  } catch {
    return 0; // exited, or not readable
  }
}

const sumOf = (pids: readonly number[], of: (pid: number) => number): number =>
  pids.reduce((sum, pid) => sum + of(pid), 0);

export const serverResident = ({ server, drawing }: Family): Omit<Resident, 'database'> => ({
  server: mib(server, 'status', 'VmRSS'),
  drawing: sumOf(drawing, (pid) => mib(pid, 'status', 'VmRSS')),
});

/** The most that the server process has had resident since its start, as the kernel has noted: also between two looks. */
export const serverPeak = (pid: number): number => mib(pid, 'status', 'VmHWM');

/** Adding up its share of shared pages takes long. */
export const databaseResident = ({ database }: Family): number =>
  sumOf(database, (pid) => mib(pid, 'smaps_rollup', 'Pss'));
