import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import type { Binaries } from './binaries.ts';
import type { StopCluster } from './postmaster.ts';
import type { ProcessUser } from './process-user.ts';

export function runProgram(
  user: ProcessUser,
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const [first = program, ...rest] = [...user.prefix, program, ...args];
  return spawn(first, rest, {
    ...options,
    ...user.startAs,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  });
}

/** Runs a program to its end: its exit code and everything it said. */
export async function runToEnd(
  user: ProcessUser,
  program: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const child = runProgram(user, program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  return { code, output };
}

/** Seconds that a clean shutdown may take before PostgreSQL is stopped at once, to recover at its next start. */
const PATIENCE = { fast: 20, immediate: 5 } as const;

export function stopWithPgCtl(binaries: Binaries, user: ProcessUser): StopCluster {
  return async (cluster, mode) => {
    // Success is determined by whether the process is gone: a concurrent start may have stopped it.
    await runToEnd(user, binaries.pgCtl, ['stop', '-D', cluster, '-m', mode, '-w', '-t', String(PATIENCE[mode])]);
  };
}
