import { execFile } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { START_LIMIT } from '../limits/limits.ts';
import { HOME, nodeMajors, program } from './tools.ts';

export type Report = (name: string, problem?: string) => void;

const runtimes: readonly (readonly [name: string, find: () => string, ...args: string[]])[] = [
  ...nodeMajors.map((major): [string, () => string] => [`Node ${major}`, () => program.node(major)]),
  ['Bun', program.bun],
  ['Deno', program.deno, 'run', '-A', '--no-check'],
];

export interface Scenario {
  /** What it shows. */
  what: string;
  /** Takes the rest from here; prints a list of steps as JSON. */
  file: string;
  args: readonly string[];
  steps: readonly string[];
}

/** Runs a scenario in every runtime with a command line whose name has `only` in it. */
export async function runEverywhere(
  { what, file, args, steps }: Scenario,
  only: string,
  report: Report,
): Promise<void> {
  copyFileSync(join(import.meta.dirname, file), join(HOME, file));
  for (const [name, find, ...own] of runtimes.filter(([one]) => one.includes(only))) {
    const problem = await promisify(execFile)(find(), [...own, join(HOME, file), ...args], {
      cwd: HOME,
      timeout: START_LIMIT,
      env: { ...process.env, DENO_DIR: join(HOME, 'deno'), DENO_NO_UPDATE_CHECK: '1', DO_NOT_TRACK: '1' },
    }).then(
      ({ stdout }) => ((JSON.parse(stdout) as string[]).join() === steps.join() ? undefined : `only ${stdout}`),
      (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    report(`${name}: ${what}`, problem);
  }
}
