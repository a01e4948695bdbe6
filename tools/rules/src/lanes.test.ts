import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, root } from './files.ts';

interface Config {
  test?: { include?: readonly string[]; exclude?: readonly string[] };
}

const configs = filesOf(['.config.ts'])
  .map(({ path }) => path)
  .filter((path) => /(^|\/)vitest\.(\w+\.)?config\.ts$/.test(path) && path !== 'vitest.config.ts');

/** The test files that a configuration runs, from the root of the repository. */
async function filesRunBy(path: string): Promise<string[]> {
  const { default: config } = (await import(join(root, path))) as { default: Config };
  // Vitest itself uses the configuration's folder by default.
  const { include = [], exclude = [] } = config.test ?? {};
  const folder = path === 'tools/rules/vitest.config.ts' ? root : join(root, dirname(path));
  return globSync([...include], { cwd: folder, exclude: [...exclude, '**/node_modules/**'] }).map((file) =>
    relative(root, join(folder, file)),
  );
}

test('every test file is in one lane, and in one only', async () => {
  const lanes = await Promise.all(configs.map(async (path) => ({ path, files: await filesRunBy(path) })));
  const wrong = filesOf(['.test.ts', '.test.tsx'])
    .map(({ path }) => [path, lanes.filter(({ files }) => files.includes(path)).map((lane) => lane.path)] as const)
    .filter(([, found]) => found.length !== 1);
  expect(wrong).toEqual([]);
});
