import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BASE_ENV, EXEC_ARGV } from './node-process.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

export interface CliResult {
  code: number | string;
  stdout: string;
  stderr: string;
}

export interface CliOptions {
  env: Record<string, string>;
  /** What the command reads from its standard input. */
  input?: string;
}

/** Runs a command of the server, named by its path below `src`, as a process of its own, and waits for its end. */
export function runCli(file: string, args: readonly string[], { env, input = '' }: CliOptions): Promise<CliResult> {
  const child = fork(join(SOURCES, file), args, {
    execArgv: [...EXEC_ARGV],
    env: { ...BASE_ENV, ...env },
    silent: true,
  });
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  child.stdin?.end(input);
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code: code ?? signal ?? 'unknown', ...output }));
  });
}
