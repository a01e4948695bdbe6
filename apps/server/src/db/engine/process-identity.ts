import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { platform } from 'node:os';

const isLinux = platform() === 'linux';

/** Ticks of `/proc/<pid>/stat` in a second. The kernel shows 100 to programs on every architecture. */
const TICKS = 100;

/** Fields of `/proc/<pid>/stat` after the command, which may itself contain spaces and brackets. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function ask(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', `${column}=`], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Whether a process is running. A zombie is not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const state = isLinux ? statOf(pid)?.[0] : undefined;
  return state !== 'Z' && state !== 'X';
}

/** Distinguishes a process from a later one with the same id. Linux only; elsewhere the id alone has to suffice. */
export function startMarkOf(pid: number): string {
  return statOf(pid)?.[19] ?? '';
}

/** When a process began, in seconds since 1970, or null where that cannot be found out. */
export function startSecondsOf(pid: number): number | null {
  if (!isLinux) {
    const began = Date.parse(`${ask(pid, 'lstart')} UTC`);
    return Number.isNaN(began) ? null : began / 1000;
  }
  const ticks = Number(startMarkOf(pid));
  const boot = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1];
  return ticks > 0 && boot !== undefined ? Number(boot) + ticks / TICKS : null;
}

function isSameFolder(one: string, other: string): boolean {
  try {
    const [a, b] = [statSync(one), statSync(other)];
    // Windows has no inodes to speak of.
    return a.ino !== 0 ? a.ino === b.ino && a.dev === b.dev : realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

/** What follows `-D` on the command line of a process; empty when there is none. */
function dataArgumentOf(pid: number): string {
  if (!isLinux) return /\s-D\s*(.+?)(?=\s-\w|$)/.exec(ask(pid, 'command'))?.[1] ?? '';
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return words[words.indexOf('-D') + 1] ?? '';
  } catch {
    return '';
  }
}

/** Whether a process is a PostgreSQL that works in this data directory. When it cannot be found out, it is not. */
export function servesCluster(pid: number, cluster: string): boolean {
  const program = isLinux ? (statCommandOf(pid) ?? '') : ask(pid, 'comm');
  if (!/postgres/.test(program)) return false;
  // PostgreSQL's working directory is its data directory. Another user's process hides its own; then the command line has to suffice.
  if (isLinux) {
    try {
      readlinkSync(`/proc/${pid}/cwd`);
      return isSameFolder(`/proc/${pid}/cwd`, cluster);
    } catch {
      // Not accessible to us.
    }
  }
  const argument = dataArgumentOf(pid);
  return argument !== '' && isSameFolder(argument, cluster);
}

function statCommandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return null;
  }
}
