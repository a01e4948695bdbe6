import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Where the tests of the SDK find the proxy; see `packages/regen-sdk/src/testing/real-server.ts`. */
const PROXY_VARIABLE = 'REGEN_TEST_PROXY';
export const ROOT = join(import.meta.dirname, '../../..');

export interface Run {
  code: number;
  output: string;
}

/** All tests of the SDK that call the server, with their calls going through the proxy. Nothing else of `npm test` runs them. */
export function runSdkTests(proxy: string): Promise<Run> {
  return new Promise((resolve, reject) => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', '--config', 'vitest.server.config.ts'], {
      cwd: join(ROOT, 'packages/regen-sdk'),
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
