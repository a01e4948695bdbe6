import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export interface SourceFile {
  path: string;
  text: string;
}

const generated = /(^|\/)(generated|migrations)\/|routeTree\.gen\.ts$/;

/** Every file that git knows or would add, with its text, by path ending. */
export function filesOf(endings: readonly string[]): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const removed = new Set(
    execFileSync('git', ['ls-files', '--deleted', '-z'], { cwd: root, encoding: 'utf8' }).split('\0'),
  );
  return listed
    .split('\0')
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && !removed.has(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Hand-written TypeScript: generated files and migrations left out. */
export function sourceFiles(): SourceFile[] {
  return filesOf(['.ts', '.tsx']).filter((file) => !generated.test(file.path));
}

/** Tests, what only they use, and how they are run. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/e2e\/|\/testing\/|\/vitest\.([\w-]+\.)?config\.ts$/.test(path);
}
