/**
 * `npm run fuzz -- --requests 20000 --seed 1`: sends broken requests to every operation and prints what came back. Ends with 1
 * when a response broke a rule or memory grew.
 */
import { parseArgs } from 'node:util';
import { startTestCluster } from '../shop/shop-cluster.ts';
import { runFuzz } from './run-fuzz.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
/** More than this between a quarter and the end is a leak and no noise. */
const MAX_GROWTH_MB = 24;
const SHOWN = 40;

const cluster = await startTestCluster();
try {
  const report = await runFuzz(cluster, {
    requests: Number(values.requests),
    seed: Number(values.seed),
    onProgress: (done) => process.stderr.write(`\r${done} sent`),
  });
  const { violations, statuses, heap, rss } = report;
  const kinds = Map.groupBy(
    violations,
    ({ operationId, what }) => `${operationId}: ${what.replaceAll(/req_\w+/g, 'req')}`,
  );
  process.stderr.write('\n');
  console.log(
    `${report.requests} requests to ${report.operations} operations in ${report.seconds} s (seed ${values.seed})`,
  );
  console.log(
    `Answers by status: ${Object.entries(statuses)
      .map(([status, count]) => `${status} ${count}`)
      .join(', ')}`,
  );
  console.log(`Memory after collection: heap ${heap.join(' → ')} MB, resident ${rss.join(' → ')} MB`);
  const { milliseconds, operationId, breaks } = report.slowest;
  console.log(`Slowest answer: ${milliseconds} ms, ${operationId} after: ${breaks.join(', ')}`);
  if (report.untouched.length > 0) console.log(`Never reached: ${report.untouched.join(', ')}`);
  console.log(`Violations: ${violations.length} of ${kinds.size} kinds`);
  for (const [kind, found] of [...kinds].slice(0, SHOWN)) {
    const [first] = found;
    console.log(`\n${found.length} × ${kind}\n  after: ${first?.breaks.join(', ')}\n  ${first?.request}`);
  }
  const isFlat = heap[1] - heap[0] <= MAX_GROWTH_MB;
  if (!isFlat) console.log(`The heap grew by ${(heap[1] - heap[0]).toFixed(1)} MB.`);
  process.exitCode = violations.length === 0 && isFlat && report.untouched.length === 0 ? 0 : 1;
} finally {
  await cluster.stop();
}
