import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { limits } from '../limits/limits.ts';

/**
 * Groups of lanes that run in parallel, each with two tasks at a time. Turbo first starts the tasks with the fewest dependencies, so in a
 * single group the long browser lanes would run last and leave two cores half idle; in parallel, the other lanes use that idle time.
 */
export const laneGroups = [
  ['journeys', 'audit'],
  ['unit', 'product'],
] as const;

/**
 * What a test needs, and so how often it runs. `unit`: Node and PostgreSQL. `journeys`: users in the built store. `audit`: a
 * browser or crawler that visits every story and route. `product`: what is shipped.
 */
export type LaneName = (typeof laneGroups)[number][number];

/** Every lane: one that is in no group does not exist, so none is forgotten. */
export const lanes: readonly LaneName[] = laneGroups.flat();

export interface Lane extends Omit<ViteUserConfig, 'test'> {
  /** As in `npx vitest run --project <workspace>:<lane>`. */
  workspace: string;
  lane: LaneName;
  /** Its folder: `import.meta.dirname` of the configuration. */
  root: string;
  test: Omit<NonNullable<ViteUserConfig['test']>, 'name' | 'root' | 'maxWorkers' | 'reporters'>;
}

/** Three or four lanes run at a time, so on two cores each runs two files: they mostly wait for a browser or for PostgreSQL. */
const workers = Math.max(2, Math.min(4, Math.floor(availableParallelism() / 2)));

/** Where the tests of a task leave their counts, which turbo keeps with its result: `.test/unit.json` for `test:unit`. */
export const countsFile = (folder: string, name: string): string => join(folder, '.test', `${name}.json`);

/** The Vitest configuration of one lane of one workspace. */
export function defineLane({ workspace, lane, root, test, ...vite }: Lane): ViteUserConfig {
  return defineConfig({
    ...vite,
    root,
    test: {
      environment: 'node',
      ...limits,
      // A missing snapshot fails, as in CI: writing it would accept any output. `vitest run -u` writes it.
      update: 'none',
      ...test,
      name: lane === 'unit' ? workspace : `${workspace}:${lane}`,
      maxWorkers: workers,
      reporters: ['default', [join(import.meta.dirname, 'count-reporter.ts'), { file: countsFile(root, lane) }]],
    },
  });
}
