import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { isAlive } from './process-identity.ts';

/**
 * How to reach the PostgreSQL that another process runs in `folder`, or null if none does. In a copied folder the pid file still names
 * the original's cluster, which is not ours to use.
 */
export function findRunningEngine(folder: string): pg.ClientConfig | null {
  const cluster = join(folder, 'cluster');
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    if (realpathSync(lines[1] ?? '') !== realpathSync(cluster)) return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const [pid = '', , , port = '', sockets = '', , , status = ''] = lines.map((line) => line.trim());
  if (status !== 'ready' || !isAlive(Number(pid))) return null;
  return {
    host: sockets === '' ? '127.0.0.1' : sockets,
    port: Number(port),
    user: 'regen',
    password: readFileSync(join(folder, 'password'), 'utf8'),
    database: 'postgres',
  };
}
