import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureInstalled } from '../../install/src/ensure-installed.ts';

const run = promisify(execFile);
const home = join(import.meta.dirname, '../on-demand');
const publint = join(home, 'node_modules/publint/src/cli.js');
const attw = join(home, 'node_modules/@arethetypeswrong/cli/dist/index.js');

/** What a program complains about; nothing when it ends well. */
async function complaintsOf(program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, [program, ...args], { env: { ...process.env, NO_COLOR: '1' } });
    // attw finds nothing wrong with a package that has no types at all.
    return stdout.includes('does not contain types') ? stdout.trim() : '';
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    return `${stdout}${stderr}`.trim() || message;
  }
}

/**
 * What publint and attw find wrong with a packed package for ES modules: the resolutions from before `exports` and of `require` are not
 * served.
 * @param entrypoints Those with a `*` cannot be guessed, so a package that has such names them all.
 */
export async function checkPackage(
  tarball: string,
  entrypoints: readonly string[] = [],
): Promise<{ publint: string; attw: string }> {
  await ensureInstalled(home);
  const named = entrypoints.length > 0 ? ['--entrypoints', ...entrypoints] : [];
  return {
    publint: await complaintsOf(publint, tarball, '--strict'),
    attw: await complaintsOf(attw, tarball, '--profile', 'esm-only', '--no-emoji', '--no-color', ...named),
  };
}
