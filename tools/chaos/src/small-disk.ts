import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Room for the demo data, PostgreSQL's write-ahead log and the free space that readiness requires. */
const MEGABYTES = 512;
const CHUNK = Buffer.alloc(65_536);

/** A disk that can be filled without harm. */
export class SmallDisk {
  readonly folder: string;
  readonly #ballast: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#ballast = join(folder, 'ballast');
  }

  /** Mounts one at `folder`, or returns the reason why it can't, as a sentence. */
  static mount(folder: string): SmallDisk | string {
    if (process.platform !== 'linux') return 'The small disk needs Linux.';
    mkdirSync(folder, { recursive: true });
    try {
      const options = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=0755`, 'regen-chaos', folder];
      execFileSync('mount', options, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
      return new SmallDisk(folder);
    } catch (error) {
      const { stderr = '', message } = error as Error & { stderr?: string };
      return `Mounting the small disk needs root and permission to mount (${(stderr || message).trim()}).`;
    }
  }

  /** Fills the disk. */
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
