import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from '../../install/src/ensure-installed.ts';

/** Programs of a release that nothing else needs: changesets, and a registry for rehearsals. */
export const ON_DEMAND = join(import.meta.dirname, '../on-demand');

/** Runs changesets; with `inherit` it is interactive in the terminal. */
export async function changesets(
  root: string,
  args: readonly string[],
  stdio: 'inherit' | 'pipe' = 'pipe',
): Promise<void> {
  await ensureInstalled(ON_DEMAND);
  const program = join(ON_DEMAND, 'node_modules/@changesets/cli/bin.js');
  execFileSync(process.execPath, [program, ...args], { cwd: root, stdio });
}
