import { basePath, CONTRACT_FILE, operations, readContract } from '@regen/contract';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../install/src/ensure-installed.ts';

export const ROOT = join(import.meta.dirname, '../..');
/**
 * The other clients live here, not in the lock file of the repository: only who measures them installs them. TypeScript is 5.9, because 7 has
 * neither the interface that the generator of hey-api needs nor the same way of counting instantiations.
 */
export const HOME = join(ROOT, '.cache/sdk-bench');

export interface MeasuredOperation {
  id: string;
  /** In capitals. */
  method: string;
  path: string;
  hasBody: boolean;
}

/** Operations of the main host, without those that take files: what every client can do with one line. */
export function measuredOperations(): MeasuredOperation[] {
  const contract = readContract();
  return operations(contract)
    .filter(({ base, body }) => base === basePath(contract) && body?.type !== 'multipart/form-data')
    .map(({ id, method, path, body }) => ({ id, method: method.toUpperCase(), path, hasBody: body !== null }));
}

/** Installs the other clients (once) and the packed SDK (each time), and has hey-api generate its client. */
export async function prepare(): Promise<void> {
  mkdirSync(HOME, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(import.meta.dirname, 'clients', file), join(HOME, file));
  await ensureInstalled(HOME);

  const sdk = join(ROOT, 'packages/regen-sdk');
  const packed = execFileSync('npm', ['pack', '--silent', '--offline', '--pack-destination', HOME], {
    cwd: sdk,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const target = join(HOME, 'node_modules/@regen/sdk');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', join(HOME, packed.trim()), '-C', target, '--strip-components=1']);

  rmSync(join(HOME, 'hey'), { recursive: true, force: true });
  const cli = join(HOME, 'node_modules/@hey-api/openapi-ts/bin/run.js');
  execFileSync(
    process.execPath,
    [cli, '-i', fileURLToPath(CONTRACT_FILE), '-o', join(HOME, 'hey'), '-c', '@hey-api/client-fetch', '-s'],
    {
      cwd: HOME,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DO_NOT_TRACK: '1' },
    },
  );
}
