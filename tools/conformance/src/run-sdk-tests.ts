import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the tests of the SDK find the proxy; see `packages/regen-sdk/src/testing/real-server.ts`. */
const PROXY_VARIABLE = 'REGEN_TEST_PROXY';
export const ROOT = join(import.meta.dirname, '../../..');

export interface Run {
  code: number;
  output: string;
}

/** The tests of the SDK that use its server; a new one is found by itself. */
function serverTests(): string[] {
  const all = globSync('packages/regen-sdk/src/**/*.test.ts', { cwd: ROOT });
  const found = all.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('startRealServer'));
  if (found.length === 0) throw new Error('No test of the SDK calls the server.');
  return found;
}

/** All tests of the SDK that call the server, with their calls going through the proxy. */
export function runSdkTests(proxy: string): Promise<Run> {
  return new Promise((resolve, reject) => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', '--project', 'sdk', ...serverTests()], {
      cwd: ROOT,
      env: { ...process.env, [PROXY_VARIABLE]: proxy, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
