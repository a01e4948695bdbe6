/**
 * `npm test`: builds what the tests need, then runs every check and every test, and ends with one line that counts them.
 */
import { spawn } from 'node:child_process';
import { findChromium } from '../browser/chromium.ts';

const root = new URL('../..', import.meta.url).pathname;
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };

function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)));
  });
}

const steps: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['format', 'oxfmt', ['--check', '.']],
  ['lint', 'oxlint', ['--deny-warnings']],
  [
    'build',
    'turbo',
    ['run', 'build', 'build:storybook', 'typecheck', '--output-logs=errors-only', '--log-prefix=task'],
  ],
];

findChromium();
let passed = 0;
for (const [name, command, args] of steps) {
  const started = performance.now();
  const code = await run(command, args);
  console.log(`${name}: ${code === 0 ? 'passed' : 'failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (code !== 0) {
    console.log(`${passed} passed, 1 failed`);
    process.exit(code);
  }
  passed += 1;
}
process.exit(await run('vitest', ['run', '--reporter=default', '--reporter=./tools/test/count-reporter.ts']));
