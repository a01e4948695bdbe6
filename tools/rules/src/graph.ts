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

/** What turbo would run for all tests, from the files that each task reads. */
export function readGraph(): ReadonlyMap<string, Task> {
  const output = execFileSync(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'test:unit', 'test:journeys', 'test:audit', 'test:product', '--dry=json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const { tasks } = JSON.parse(output) as { tasks: readonly Task[] };
  // Turbo also names the tasks that a workspace does not have.
  return new Map(tasks.filter(({ command }) => command !== '<NONEXISTENT>').map((task) => [task.taskId, task]));
}

/** The test tasks that a change of a file runs again, such as `@regen/server#test:unit`: its readers and whatever follows them. */
export function testsTouchedBy(file: string, graph: ReadonlyMap<string, Task>): string[] {
  const isTouched = (id: string): boolean => {
    const task = graph.get(id);
    if (!task) return false;
    const reads = Object.keys(task.inputs).some((input) => join(task.directory, input) === file);
    return reads || task.dependencies.some(isTouched);
  };
  return [...graph.keys()]
    .filter((id) => id.includes('#test:') && isTouched(id))
    .map((id) => id.replace('@regen/', ''))
    .toSorted();
}
