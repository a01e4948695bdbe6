import { readContract } from '@regen/contract';
/** `npm run conformance`: the tests of the SDK against the server, with Prism between them. */
import { join } from 'node:path';
import { ensureInstalled } from '../../install/src/ensure-installed.ts';
import type { Prism } from '../on-demand/prism.ts';
import { startProxy } from './proxy.ts';
import { reportOn } from './report.ts';
import type { Report } from './report.ts';
import { runSdkTests } from './run-sdk-tests.ts';

export const ON_DEMAND = join(import.meta.dirname, '../on-demand');

export async function loadPrism(): Promise<Prism> {
  await ensureInstalled(ON_DEMAND);
  const { Prism } = await import('../on-demand/prism.ts');
  return Prism.load(readContract());
}

export async function checkConformance(): Promise<Report & { code: number; output: string; described: number }> {
  const prism = await loadPrism();
  const proxy = await startProxy(prism);
  try {
    const run = await runSdkTests(proxy.origin);
    return { ...reportOn(proxy.exchanges), ...run, described: prism.operations.length };
  } finally {
    await proxy.close();
  }
}

if (import.meta.main) {
  const { code, output, exchanges, operations, described, refused, violations } = await checkConformance();
  if (code !== 0) console.error(output);
  for (const violation of violations) console.error(violation);
  console.log(
    `${exchanges} exchanges of ${operations} of ${described} operations; ${refused} requests that tests send wrong on purpose, all refused; ${violations.length} violations.`,
  );
  process.exitCode = code === 0 && violations.length === 0 && exchanges > 0 ? 0 : 1;
}
