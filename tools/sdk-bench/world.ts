import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** The other clients live here, not in the lock file: only who measures them installs them. */
export const HOME = join(ROOT, '.cache/sdk-bench');
const DESCRIPTION = join(ROOT, 'apps/server/src/contract/generated/regen.v1.json');

const PEERS = {
  axios: '1.21.1',
  ky: '2.1.0',
  'openapi-fetch': '0.17.0',
  '@hey-api/openapi-ts': '0.99.0',
  // What its generator and the count of instantiations need; 7 has neither the interface nor the same way of counting.
  typescript: '5.9.3',
} as const;

export interface Operation {
  id: string;
  method: string;
  path: string;
  hasBody: boolean;
}

/** Operations of the main host, without those that take files: what every client can do with one line. */
export function operations(): Operation[] {
  const { paths } = JSON.parse(readFileSync(DESCRIPTION, 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string; requestBody?: { content: object } }>>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    ['get', 'put', 'post', 'delete'].flatMap((method) => {
      const operation = item[method];
      if (!operation?.operationId || 'servers' in item) return [];
      const types = Object.keys(operation.requestBody?.content ?? {});
      if (types.includes('multipart/form-data')) return [];
      return [{ id: operation.operationId, method: method.toUpperCase(), path, hasBody: types.length > 0 }];
    }),
  );
}

/** Installs the peers (once) and the packed SDK (each time), and has hey-api generate its client. */
export function prepare(): void {
  mkdirSync(HOME, { recursive: true });
  writeFileSync(join(HOME, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: PEERS }));
  const isThere = Object.entries(PEERS).every(([name, version]) => {
    const file = join(HOME, 'node_modules', name, 'package.json');
    return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === version;
  });
  const quiet = { cwd: HOME, stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
  if (!isThere)
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], quiet);

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
    [cli, '-i', DESCRIPTION, '-o', join(HOME, 'hey'), '-c', '@hey-api/client-fetch', '-s'],
    {
      ...quiet,
      env: { ...process.env, DO_NOT_TRACK: '1' },
    },
  );
}
