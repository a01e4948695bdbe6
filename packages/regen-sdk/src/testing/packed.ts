import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../../../..');
export const sdk = join(root, 'packages/regen-sdk');

export interface PackedProject {
  /** An ES module project. */
  home: string;
  /** The package in it, as `npm install` would bring it. */
  installed: string;
  /** What would be published. */
  tarball: string;
}

/** A project of its own with the packed package; what applications bring beside it comes from the workspace. */
export function packedProject(...beside: string[]): PackedProject {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const home = mkdtempSync(join(root, '.cache/packed-sdk-'));
  const installed = join(home, 'node_modules/@regen/sdk');
  mkdirSync(installed, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--json', '--offline', '--pack-destination', home], {
    cwd: sdk,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const report = JSON.parse(packed) as { filename: string }[] | Record<string, { filename: string }>;
  const [{ filename } = { filename: '' }] = Object.values(report);
  execFileSync('tar', ['-xzf', join(home, filename), '-C', installed, '--strip-components=1']);
  for (const name of ['openapi-fetch', ...beside]) {
    mkdirSync(dirname(join(home, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name));
  }
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  return { home, installed, tarball: join(home, filename) };
}
