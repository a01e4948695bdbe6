import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The demo with what PostgreSQL writes ahead, and what readiness wants free. */
const MEGABYTES = 512;
const CHUNK = Buffer.alloc(65_536);

/** A disk that can be filled without hurting anybody. */
export class SmallDisk {
  readonly folder: string;
  readonly #ballast: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#ballast = join(folder, 'ballast');
  }

  /** Mounts one at `folder`, or says why none can be: a sentence. */
  static mount(folder: string): SmallDisk | string {
    if (process.platform !== 'linux') return 'Only Linux mounts a small disk for it.';
    mkdirSync(folder, { recursive: true });
    try {
      const options = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=0755`, 'regen-chaos', folder];
      execFileSync('mount', options, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
      return new SmallDisk(folder);
    } catch (error) {
      const { stderr = '', message } = error as Error & { stderr?: string };
      return `Mounting a small disk needs root and the right to mount (${(stderr || message).trim()}).`;
    }
  }

  /** Leaves room for nothing. */
  fill(): void {
    const file = openSync(this.#ballast, 'w');
    try {
      for (;;) writeSync(file, CHUNK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  release(): void {
    rmSync(this.#ballast);
  }

  unmount(): void {
    execFileSync('umount', [this.folder]);
  }
}
