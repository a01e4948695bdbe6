import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './files.ts';

interface Task {
  taskId: string;
  directory: string;
  command: string;
  inputs: Readonly<Record<string, string>>;
  dependencies: readonly string[];
}

/** Every task that turbo runs for all tests, with the files that it reads. */
export function readGraph(): ReadonlyMap<string, Task> {
  const output = execFileSync(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'test:unit', 'test:journeys', 'test:audit', 'test:product', '--dry=json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const { tasks } = JSON.parse(output) as { tasks: readonly Task[] };
  return new Map(tasks.map((task) => [task.taskId, task]));
}

/** The test tasks that a change to a file reruns, such as `server#test:unit`: those that read it, and those that depend on them. */
export function testsTouchedBy(file: string, graph: ReadonlyMap<string, Task>): string[] {
  const isTouched = (id: string): boolean => {
    const task = graph.get(id);
    if (!task) return false;
    const reads = Object.keys(task.inputs).some((input) => join(task.directory, input) === file);
    return reads || task.dependencies.some(isTouched);
  };
  // Turbo also lists tasks that a workspace doesn't have; they only pass on what they depend on.
  return [...graph.values()]
    .filter(({ taskId, command }) => taskId.includes('#test:') && command !== '<NONEXISTENT>' && isTouched(taskId))
    .map(({ taskId }) => taskId.replace('@regen/', ''))
    .toSorted();
}
