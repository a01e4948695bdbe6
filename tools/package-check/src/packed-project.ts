import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface PackedProject {
  /** An ES module project. */
  home: string;
  /** The package in it, as `npm install` would bring it. */
  installed: string;
  /** What would be published. */
  tarball: string;
}

/** A project of its own with the package of this folder, packed; its dependencies and what is named beside come from the workspace. */
export function packProject(folder: string, beside: readonly string[] = []): PackedProject {
  const { name, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    dependencies?: Readonly<Record<string, string>>;
  };
  mkdirSync(join(root, '.cache'), { recursive: true });
  const home = mkdtempSync(join(root, `.cache/packed-${basename(folder)}-`));
  const installed = join(home, 'node_modules', name);
  mkdirSync(installed, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--json', '--offline', '--pack-destination', home], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const report = JSON.parse(packed) as { filename: string }[] | Record<string, { filename: string }>;
  const [{ filename } = { filename: '' }] = Object.values(report);
  execFileSync('tar', ['-xzf', join(home, filename), '-C', installed, '--strip-components=1']);
  for (const needed of [...Object.keys(dependencies), ...beside]) {
    mkdirSync(dirname(join(home, 'node_modules', needed)), { recursive: true });
    symlinkSync(join(root, 'node_modules', needed), join(home, 'node_modules', needed));
  }
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  return { home, installed, tarball: join(home, filename) };
}

/** Every program of a README, under the name that its first line gives it. */
export function snippetsOf(readme: string): { file: string; text: string }[] {
  return [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, ending = '', text = ''], index) => ({
    file: /^\/\/ (\S+\.tsx?)\n/.exec(text)?.[1] ?? `snippet-${index}.${ending}`,
    text,
  }));
}

/** What the compiler has to say about these files of a folder; nothing if it is content. */
export function compileIn(home: string, files: readonly string[], settings: Readonly<Record<string, unknown>>): string {
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    ...settings,
  };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  try {
    return execFileSync(process.execPath, [tsc, '-p', home, '--pretty', 'false'], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
