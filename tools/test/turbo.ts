import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface TaskResult {
  /** `@regen/web#test:journeys`. */
  id: string;
  task: string;
  /** Absolute. */
  folder: string;
  isCached: boolean;
  isPassed: boolean;
  seconds: number;
}

interface Summary {
  tasks: readonly {
    taskId: string;
    task: string;
    directory: string;
    cache: { status: 'HIT' | 'MISS' };
    execution?: { startTime: number; endTime: number; exitCode: number | null };
  }[];
}

export interface TurboOptions {
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** How many tasks at a time. */
  concurrency?: number;
}

/** Runs turbo tasks, continuing after failures, and returns a result for each. Tasks that never started are omitted. */
export async function runTasks(tasks: readonly string[], options: TurboOptions = {}): Promise<TaskResult[]> {
  const { args = [], env = {}, concurrency = 2 } = options;
  const order = process.stdout.isTTY ? 'stream' : 'grouped';
  const child = spawn(
    'turbo',
    [
      'run',
      ...tasks,
      `--concurrency=${concurrency}`,
      '--continue=dependencies-successful',
      '--output-logs=new-only',
      `--log-order=${order}`,
      '--ui=stream',
      '--summarize',
      ...args,
    ],
    {
      cwd: root,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let summaryFile = '';
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    // Whole lines only: another group of tasks may be writing too.
    for (const line of lines) process.stdout.write(`${line}\n`);
    for (const line of lines) summaryFile = /Summary:\s+(\S.*\.json)\s*$/.exec(line)?.[1] ?? summaryFile;
  });
  // Let turbo stop its tasks before the services that they share stop.
  let isEndedEarly = false;
  const end = (signal: NodeJS.Signals) => {
    isEndedEarly = true;
    child.kill(signal);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  process.off('SIGINT', end).off('SIGTERM', end);
  if (summaryFile === '') throw new Error(`turbo exited with code ${code} and wrote no summary.`);
  const summary = JSON.parse(readFileSync(summaryFile, 'utf8')) as Summary;
  rmSync(summaryFile);
  const results = summary.tasks.flatMap<TaskResult>(({ taskId, task, directory, cache, execution }) => {
    if (!execution) return [];
    return [
      {
        id: taskId,
        task,
        folder: join(root, directory),
        isCached: cache.status === 'HIT',
        isPassed: execution.exitCode === 0,
        seconds: (execution.endTime - execution.startTime) / 1000,
      },
    ];
  });
  // Interrupted, turbo omits unfinished tasks and reports success for the rest.
  if (isEndedEarly || (code !== 0 && results.every(({ isPassed }) => isPassed)))
    throw new Error('The test run was interrupted.');
  return results.filter(({ task, isPassed }) => tasks.includes(task) || !isPassed);
}
