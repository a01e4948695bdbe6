import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../../../..');
export const realtime = join(root, 'packages/realtime');

export const readme = readFileSync(join(realtime, 'README.md'), 'utf8');

/** Every program of the README, under the name of its file. */
export const snippets = [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(
  ([, ending = '', text = ''], index) => ({
    file: /^\/\/ (\S+\.tsx?)\n/.exec(text)?.[1] ?? `snippet-${index}.${ending}`,
    text,
  }),
);

export interface PackedProject {
  /** An ES module project with the package in it, as `npm install` would bring it. */
  home: string;
  installed: string;
  /** What would be published. */
  tarball: string;
}

/** What applications bring beside it comes from the workspace. */
export function packedProject(...beside: string[]): PackedProject {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const home = mkdtempSync(join(root, '.cache/packed-realtime-'));
  const installed = join(home, 'node_modules/@regen/realtime');
  mkdirSync(installed, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--json', '--offline', '--pack-destination', home], {
    cwd: realtime,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const report = JSON.parse(packed) as { filename: string }[] | Record<string, { filename: string }>;
  const [{ filename } = { filename: '' }] = Object.values(report);
  execFileSync('tar', ['-xzf', join(home, filename), '-C', installed, '--strip-components=1']);
  for (const name of ['reconnecting-websocket', ...beside]) {
    mkdirSync(dirname(join(home, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name));
  }
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  return { home, installed, tarball: join(home, filename) };
}
