import { png } from '../../packages/regen-sdk/src/testing/files.ts';
/**
 * `npm run sdk:everywhere`: the packed SDK in every runtime against the real server, and its types under every compiler; and the packed
 * live connection and content client in every runtime with a command line.
 * `-- --only Bun` takes what has this in its name. Run `npm run build` before.
 */
import { startRealServer } from '../../packages/regen-sdk/src/testing/real-server.ts';
import { checkPackage } from '../package-check/src/check-package.ts';
import { checkContent } from './content.ts';
import { startGateway } from './gateway.ts';
import { checkLive } from './live.ts';
import { runtimes, writePrograms } from './runtimes.ts';
import { prepare } from './tools.ts';
import { checkTypes } from './types.ts';

const STEPS = ['sign-in', 'list', 'cart update after a 503', 'upload', 'abort', 'typed 404', 'guest cart'];
const [flag, only = ''] = process.argv.slice(2);
if (flag !== undefined && flag !== '--only') throw new Error(`Unknown argument: ${flag}`);
let failed = 0;

function report(name: string, problem?: string): void {
  console.log(problem === undefined ? `passed  ${name}` : `FAILED  ${name}\n${problem}`);
  if (problem !== undefined) failed += 1;
}

const tarball = prepare();
const files = await writePrograms();
const wanted = runtimes(files).filter(({ name }) => name.includes(only));
if (wanted.length > 0) {
  const real = await startRealServer();
  const gateway = await startGateway(real.baseUrl, real.storageUrl, files);
  const picture = Buffer.from(png(600, 400)).toString('base64');
  for (const runtime of wanted) {
    const problem = await runtime.run(gateway.origin, picture).then(
      (steps) => (steps.join() === STEPS.join() ? undefined : `only ${steps.join(', ')}`),
      (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    report(`${runtime.name}: ${STEPS.join(', ')}`, problem);
  }
  await gateway.close();
  await real.stop();
}
await checkLive(only, report);
await checkContent(only, report);
if ('TypeScript'.includes(only)) await checkTypes(report);
if (only === '') {
  for (const [name, problem] of Object.entries(await checkPackage(tarball))) report(name, problem || undefined);
}
console.log(failed === 0 ? 'Everything passed.' : `${failed} failed.`);
process.exit(failed === 0 ? 0 : 1);
