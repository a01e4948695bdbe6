import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '../db/engine/process-identity.ts';

/** The file system in memory that Linux has. */
const MEMORY = '/dev/shm';
const PREFIX = 'regen-tests-';
/** In a folder in memory: the link to it in the checkout whose run it is. */
const LINK = 'link';
/** Bytes that must be free there: a run needs a tenth of them at a time. */
const ROOM = 2 * 2 ** 30;

function isRoomy(place: string): boolean {
  if (!existsSync(place) || process.availableMemory() < ROOM) return false;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize >= ROOM;
}

/**
 * An empty folder for the PostgreSQL of this process, under its process id in `all`: in memory where there is room, because to copy the
 * template on a busy disk takes up to ten times as much CPU.
 * @returns Where it really is.
 */
export function createClusterFolder(all: string, memory = MEMORY): string {
  const link = join(all, String(process.pid));
  mkdirSync(all, { recursive: true });
  if (!isRoomy(memory)) {
    mkdirSync(link);
    return link;
  }
  const folder = mkdtempSync(join(memory, PREFIX));
  // PostgreSQL may have to run as another user.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, LINK), link);
  symlinkSync(folder, link);
  return folder;
}

function removeFolder(link: string): void {
  const folder = realpathSync(link);
  rmSync(folder, { recursive: true, force: true });
  rmSync(link, { recursive: true, force: true });
}

/** Removes the folder of this process. */
export const removeClusterFolder = (all: string): void => removeFolder(join(all, String(process.pid)));

/** Removes what killed processes have left behind, after `end` has ended the PostgreSQL that may still run there. */
export async function clearClusterFolders(all: string, end: (folder: string) => Promise<void>): Promise<void> {
  if (!existsSync(all)) return;
  for (const name of readdirSync(all)) {
    const [link, id] = [join(all, name), Number(name)];
    // Process ids are used again: what is there under our own is somebody else's.
    if (id !== process.pid && isAlive(id)) continue;
    // What was in memory is gone after a restart of the machine.
    if (existsSync(link)) {
      await end(realpathSync(link));
      removeFolder(link);
    } else rmSync(link, { force: true });
  }
}

/** The link to a folder in memory; null if another release, or somebody else, has made the folder. */
function linkOf(folder: string): string | null {
  try {
    return readFileSync(join(folder, LINK), 'utf8');
  } catch {
    return null;
  }
}

/** Removes what killed processes of checkouts that were deleted have left in memory: no run of their own comes to do it. */
export async function clearGoneCheckouts(end: (folder: string) => Promise<void>, memory = MEMORY): Promise<void> {
  if (!existsSync(memory)) return;
  for (const name of readdirSync(memory).filter((each) => each.startsWith(PREFIX))) {
    const folder = join(memory, name);
    const link = linkOf(folder);
    if (link === null || existsSync(dirname(link)) || isAlive(Number(basename(link)))) continue;
    await end(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}
