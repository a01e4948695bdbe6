/** `npm run release:rehearsal`: a whole release against a registry of its own. Build the server first: `npm run build`. */
import { join } from 'node:path';
import { rehearse } from './src/rehearse.ts';

try {
  const started = performance.now();
  const { published, canary, used, refusal, seconds } = await rehearse(join(import.meta.dirname, '../..'), {
    onStep: (step) => console.log(`· ${step}`),
  });
  console.log(`\nPublished ${published.join(', ')}; as a canary ${canary.join(', ')}.`);
  console.log(`Installed, compiled and called: ${JSON.stringify(used)}`);
  console.log(`A field that is taken away is refused:\n${refusal}`);
  console.log(
    Object.entries(seconds)
      .map(([name, time]) => `${name} ${time} s`)
      .join(', '),
  );
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s in all`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
