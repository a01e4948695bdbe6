/**
 * `npm test`: every check and every test, as a task graph; only tasks whose inputs changed run.
 * `npm run test:unit` and its like: one lane. What follows `--` goes to turbo, such as `--affected` or `--force`.
 * The last line counts all of them: each check as one, and each test.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../browser/chromium.ts';
import { startClusterBroker } from './cluster-broker.ts';
import { laneGroups, lanes, type LaneName } from './lane.ts';
import { countsOf, failuresIn, reportOn } from './report.ts';
import { runTasks, type TaskResult } from './turbo.ts';

const root = join(import.meta.dirname, '../..');
const checks = [
  'format:check',
  'lint:code',
  'lint:imports',
  'lint:unused',
  'typecheck',
  'typecheck:tools',
  'test:repository',
];

const [first, ...others] = process.argv.slice(2);
const lane = lanes.find((name) => name === first);
const args = lane ? others : process.argv.slice(2);

/**
 * Hundreds of processes of a run load the same modules. The first one leaves here what Node.js has made of them: types removed, code
 * compiled. A folder of the run, because many of these modules are in copies that tests make, and would stay in a lasting one.
 */
const compiled = mkdtempSync(join(tmpdir(), 'regen-compiled-'));
const everywhere = { NODE_COMPILE_CACHE: compiled };

/** What must exist before tests run: the `unit` lane uses no stories, and a single lane checks no rules. */
function preparations(): string[] {
  if (lane === 'unit') return ['build'];
  const builds = ['build', 'build:storybook'];
  return lane ? builds : [...checks, ...builds];
}

/** Checks and builds. If one fails, the tests don't run. */
async function prepare(): Promise<TaskResult[]> {
  // Of all workspaces, whatever the tests are limited to: those of one use the builds of others.
  return runTasks(preparations(), { args: args.filter((arg) => arg === '--force'), env: everywhere });
}

const groups: readonly (readonly LaneName[])[] = lane ? [[lane]] : laneGroups;

async function test(): Promise<TaskResult[]> {
  const broker = await startClusterBroker();
  // With --force, each build would run again, in the middle of tests that read its output.
  const only = args.includes('--force') ? ['--only'] : [];
  const runs = groups.map((names) =>
    runTasks(
      names.map((name) => `test:${name}`),
      {
        args: [...args, ...only],
        concurrency: lane ? 3 : 2,
        env: { ...everywhere, TEST_CHROMIUM: chromium, TEST_CLUSTER_BROKER: broker.url },
      },
    ),
  );
  // A group that fails must not stop the broker while the other still uses it.
  await Promise.allSettled(runs);
  await broker.stop();
  return (await Promise.all(runs)).flat();
}

// Counts of an earlier run must not be reported for tests that could not start.
for (const file of globSync('{.,openapi,apps/*,packages/*,tools/*}/.test/*.json', { cwd: root }))
  rmSync(join(root, file));

let chromium = '';
let passed = 0;
let failed = 0;
try {
  // What a browser shows may differ with its version, so a result is cached for one of them.
  if (lane !== 'unit') chromium = execFileSync(findChromium(), ['--version'], { encoding: 'utf8' }).trim();
  const results: TaskResult[] = [];
  for (const step of [prepare, test]) {
    const started = performance.now();
    results.push(...(await step()));
    console.log(`${step.name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (results.some(({ isPassed }) => !isPassed)) break;
  }
  console.log(`\n${reportOn(results)}\n`);
  const failures = failuresIn(results);
  if (failures) console.log(`Failed:\n${failures}\n`);
  for (const counts of results.map(countsOf)) {
    passed += counts.passed;
    failed += counts.failed;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed += 1;
}
rmSync(compiled, { recursive: true, force: true, maxRetries: 5 });
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
