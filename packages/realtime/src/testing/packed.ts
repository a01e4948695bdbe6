import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packProject, snippetsOf } from '../../../../tools/package-check/src/packed-project.ts';
import type { PackedProject } from '../../../../tools/package-check/src/packed-project.ts';

export const realtime = join(import.meta.dirname, '../..');

export const readme = readFileSync(join(realtime, 'README.md'), 'utf8');

/** Every program of the README, under the name of its file. */
export const snippets = snippetsOf(readme);

/** What applications bring beside it comes from the workspace. */
export function packedProject(...beside: string[]): PackedProject {
  return packProject(realtime, beside);
}
