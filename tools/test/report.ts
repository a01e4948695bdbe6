import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './count-reporter.ts';
import { countsFile } from './lane.ts';
import type { TaskResult } from './turbo.ts';

/** The counts that the tests of a task have left, or one for a task that is a check as a whole. */
export function countsOf({ task, folder, isPassed }: TaskResult): Counts {
  const file = countsFile(folder, task.replace(/^test:/, ''));
  const found: Counts = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Counts)
    : { passed: isPassed ? 1 : 0, failed: 0, failures: [] };
  // A task that ends badly without a failed test, as when its setup breaks, has failed as a whole.
  return { ...found, failed: found.failed === 0 && !isPassed ? 1 : found.failed };
}

const nameOf = ({ id }: TaskResult): string => id.replace('//#', '').replace('@regen/', '').replace('#', ' ');

/** A line for each task: what it is, how it went, and whether it had to run. */
export function reportOn(results: readonly TaskResult[]): string {
  const rows = results.map((result) => {
    const { passed, failed } = countsOf(result);
    const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
    return [nameOf(result), counts, result.isCached ? 'unchanged' : `${result.seconds.toFixed(1)} s`] as const;
  });
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  const column = Math.max(0, ...rows.map(([, counts]) => counts.length));
  return rows.map(([name, counts, time]) => `  ${name.padEnd(width)}  ${counts.padEnd(column)}  ${time}`).join('\n');
}

/** What failed, task by task, for the end of the output: there it is found however much was printed before. */
export function failuresIn(results: readonly TaskResult[]): string {
  return results
    .filter(({ isPassed }) => !isPassed)
    .flatMap((result) => {
      const { failures } = countsOf(result);
      const found = failures.length > 0 ? failures : ['failed as a whole; its output above says why'];
      return found.map((failure) => `${nameOf(result)}: ${failure}`);
    })
    .map((text) => text.replaceAll('\n', '\n    '))
    .join('\n');
}
