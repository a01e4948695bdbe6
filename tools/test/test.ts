/**
 * `npm test`: builds what the tests need, then runs every check and every test. The last line counts them all: each step
 * before the tests as one, and each test.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from '../browser/chromium.ts';
import type { Counts } from './count-reporter.ts';

type Command = readonly [program: string, ...args: readonly string[]];

const root = join(import.meta.dirname, '../..');
const env = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // What the step `build` has made of them.
  BUILT_STORIES: join(root, 'apps/storybook/storybook-static'),
};
const turbo = ['--output-logs=errors-only', '--log-prefix=task'];

const steps: readonly (readonly [name: string, ...commands: readonly Command[]])[] = [
  ['format', ['oxfmt', '--check', '.']],
  ['lint', ['oxlint', '--deny-warnings']],
  ['build', ['turbo', 'run', 'build', 'build:storybook', ...turbo]],
  ['types', ['turbo', 'run', 'typecheck', ...turbo], ['tsc', '-p', 'tools/tsconfig.json']],
];

/** Runs a program to its end and gives its exit code. `onCounts` gets what the reporter of the tests sends. */
function run([program, ...args]: Command, onCounts?: (counts: Counts) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const stdio = ['inherit', 'inherit', 'inherit', ...(onCounts ? (['ipc'] as const) : [])] as const;
    const child = spawn(program, args, { cwd: root, env, stdio: [...stdio] });
    if (onCounts) child.on('message', (counts: Counts) => onCounts(counts));
    child.on('error', reject);
    // Unlike `exit`, after the last message.
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function runStep(name: string, commands: readonly Command[]): Promise<boolean> {
  const started = performance.now();
  let isPassed = true;
  for (const command of commands) isPassed &&= (await run(command)) === 0;
  console.log(`${name}: ${isPassed ? 'passed' : 'failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return isPassed;
}

async function runAll(total: Counts): Promise<void> {
  findChromium();
  for (const [name, ...commands] of steps) {
    if (!(await runStep(name, commands))) {
      total.failed += 1;
      return;
    }
    total.passed += 1;
  }
  let counts: Counts = { passed: 0, failed: 0 };
  const reporters = ['--reporter=default', '--reporter=./tools/test/count-reporter.ts'];
  const code = await run(['vitest', 'run', ...reporters], (sent) => (counts = sent));
  total.passed += counts.passed;
  // A run that ends badly without a failed test, as when its setup breaks, has failed as a whole.
  total.failed += counts.failed === 0 && code !== 0 ? 1 : counts.failed;
}

const total: Counts = { passed: 0, failed: 0 };
try {
  await runAll(total);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
