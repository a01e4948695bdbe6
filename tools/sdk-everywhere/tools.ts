import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Runtimes and compilers live here, not in the lock file: only who runs `npm run sdk:everywhere` installs them. */
export const HOME = join(ROOT, '.cache/sdk-everywhere');
const platform = `${process.platform}-${process.arch}`;

const NODES = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0', 26: '26.10.0' } as const;
export const TYPESCRIPTS = ['5.4.5', '5.5.4', '5.6.3', '5.7.3', '5.8.3', '5.9.3', '6.0.3', '7.0.2'] as const;

const PACKAGES: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(NODES).map(([major, version]) => [`node${major}`, `npm:node-${platform}@${version}`]),
  ),
  ...Object.fromEntries(TYPESCRIPTS.map((version) => [typescriptName(version), `npm:typescript@${version}`])),
  bun: '1.4.5',
  deno: '2.9.6',
  workerd: '1.20261117.1',
};

function typescriptName(version: string): string {
  return `typescript${version.split('.').slice(0, 2).join('')}`;
}

/** Installs the tools (once), and the packed SDK into the same project (each time). Returns the tarball. */
export function prepare(): string {
  mkdirSync(HOME, { recursive: true });
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES });
  const stamp = join(HOME, 'installed.json');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    writeFileSync(join(HOME, 'package.json'), wanted);
    rmSync(join(HOME, 'package-lock.json'), { force: true });
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {
      cwd: HOME,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    writeFileSync(stamp, wanted);
  }
  return installPacked('packages/regen-sdk', '@regen/sdk');
}

/** Packs a package of the repository and installs what was packed. Returns the tarball. */
export function installPacked(folder: string, name: string): string {
  const packed = execFileSync('npm', ['pack', '--silent', '--offline', '--pack-destination', HOME], {
    cwd: join(ROOT, folder),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const target = join(HOME, 'node_modules', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', join(HOME, packed), '-C', target, '--strip-components=1']);
  return join(HOME, packed);
}

/** Puts a package of the repository beside them. */
export function link(name: string): void {
  const target = join(HOME, 'node_modules', name);
  rmSync(target, { recursive: true, force: true });
  symlinkSync(join(ROOT, 'node_modules', name), target);
}

/** A program in a platform package: the first of these paths that exists, `*` for one folder of any name. */
function find(...places: string[]): string {
  for (const place of places) {
    const [before = '', after] = place.split('*');
    if (after === undefined) {
      if (existsSync(join(HOME, 'node_modules', place))) return join(HOME, 'node_modules', place);
      continue;
    }
    const folder = join(HOME, 'node_modules', before.slice(0, before.lastIndexOf('/') + 1));
    const start = before.slice(before.lastIndexOf('/') + 1);
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const path = join(folder, name + after);
      if (name.startsWith(start) && existsSync(path)) return path;
    }
  }
  throw new Error(`None of ${places.join(', ')} is installed.`);
}

export const nodeMajors = Object.keys(NODES);
export const program = {
  node: (major: string): string => find(`node${major}/bin/node`),
  bun: (): string => find('@oven/bun-*/bin/bun', 'bun/bin/bun.exe'),
  deno: (): string => find('@deno/*/deno', 'deno/deno'),
  workerd: (): string => find('@cloudflare/workerd-*/bin/workerd', 'workerd/bin/workerd'),
  tsc: (version: string): string => find(`${typescriptName(version)}/bin/tsc`),
};
