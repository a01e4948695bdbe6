import { defineConfig } from 'vitest/config';
import { workers } from '../test/workers.ts';

export default defineConfig({
  test: { name: 'sdk-bench', maxWorkers: workers, include: ['*.test.ts'], root: import.meta.dirname },
});
