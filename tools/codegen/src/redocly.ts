import { readContract } from '@regen/contract';
import type { Contract } from '@regen/contract';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../../install/src/ensure-installed.ts';

/** Redocly checks for newer versions and reports its use unless disabled; the configuration file alone does not disable both. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' };

const home = join(import.meta.dirname, '../on-demand');
const cli = join(home, 'node_modules/@redocly/cli/bin/cli.js');

function redocly(root: string, args: string[]): void {
  try {
    execFileSync(process.execPath, [cli, ...args, '--config', join(root, 'redocly.yaml')], {
      cwd: root,
      env: { ...process.env, ...QUIET },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`redocly ${args[0]} refused the contract:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Lints the description and returns it in one piece; local references stay. */
export async function lintAndBundle(root: string, entry: string): Promise<Contract> {
  await ensureInstalled(home);
  redocly(root, ['lint', entry]);
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'codegen-'));
  try {
    const output = join(folder, 'bundle.json');
    redocly(root, ['bundle', entry, '--output', output]);
    return readContract(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
