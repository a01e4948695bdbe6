import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { limits } from '../limits/limits.ts';

const root = join(import.meta.dirname, '../..');

/** The rules of the repository, and tests of the test tools. Not a lane: they read every file, so any change runs them. */
export default defineConfig({
  root,
  test: {
    name: 'repository',
    include: ['tools/{rules/src,test,browser,server}/**/*.test.ts'],
    globalSetup: ['tools/rules/on-demand/install.ts'],
    ...limits,
    reporters: ['default', [join(root, 'tools/test/count-reporter.ts'), { file: join(root, '.test/repository.json') }]],
  },
});
