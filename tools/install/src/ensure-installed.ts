import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  /** The folder of a linked package, or the address that a package was downloaded from. */
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
}

const root = join(import.meta.dirname, '../../..');
/** Longer than any installation takes. */
const WAIT_FOR_OTHERS_MS = 15 * 60_000;

/** A lock file's entry for each package, without the folder's own; empty if there is no such file. */
function lockedPackages(path: string): Map<string, LockedPackage> {
  if (!existsSync(path)) return new Map();
  const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, LockedPackage> };
  return new Map(Object.entries(packages).filter(([name]) => name !== ''));
}

// npm may add download addresses to its list of what is installed; the lock files here have none, and `integrity` identifies a download.
const isSame = (a: LockedPackage, b: LockedPackage | undefined): boolean =>
  a.version === b?.version &&
  a.integrity === b?.integrity &&
  a.link === b?.link &&
  (a.link !== true || a.resolved === b?.resolved);

/** Whether a folder has exactly the packages that its lock file names, save optional ones, which are made for other systems. */
export function isInstalled(folder: string): boolean {
  // npm writes this list last, so an installation that broke off has none.
  const list = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const present = lockedPackages(list);
  const wanted = lockedPackages(join(folder, 'package-lock.json'));
  return (
    [...present].every(([name, entry]) => isSame(entry, wanted.get(name))) &&
    [...wanted].every(([name, entry]) => entry.optional === true || present.has(name))
  );
}

/** Runs `npm ci` under the Node that runs this, whichever one started npm. */
function install(folder: string): Promise<void> {
  // A script of a workspace names that workspace to its children, and this folder has none.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_(workspaces?|include_workspace_root)$/i.test(name)),
  );
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  return new Promise((done, reject) => {
    // Errors are always reported, even for a script that was started silently.
    const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      env: { ...env, PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) done();
      else reject(new Error(`npm ci failed in ${relative(root, folder)}.\n${output}`));
    });
  });
}

/** Waits until no other process does `work` of this name. The lock is the database's own: it ends with the process that holds it. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const cache = join(root, '.cache/install');
  mkdirSync(cache, { recursive: true });
  const lock = new DatabaseSync(join(cache, `${name}.lock`), { timeout: WAIT_FOR_OTHERS_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    await work();
  } finally {
    lock.close();
  }
}

/**
 * Installs the packages of a folder that has a `package-lock.json` of its own, unless they are there already. Any number of processes may ask
 * at once.
 * @param folder Outside of the workspaces of npm.
 * @throws Error with all that npm wrote, when it fails.
 */
export async function ensureInstalled(folder: string): Promise<void> {
  const path = resolve(folder);
  if (isInstalled(path)) return;
  const name = relative(root, path);
  await alone(name.replaceAll(/[^\w]+/g, '-'), async () => {
    if (isInstalled(path)) return;
    console.log(`Installing on-demand dependencies in ${name} …`);
    await install(path);
  });
}
