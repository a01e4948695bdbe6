import { defineConfig } from 'vitest/config';
import { limits } from '../../tools/limits/limits.ts';

/**
 * What calls the real server. `tools/conformance` runs these with an independent validator between client and server, which is the only time
 * that `npm test` does; by hand they run without it: `npm run test:server -w @regen/sdk`.
 */
export default defineConfig({
  test: {
    name: 'sdk:server',
    root: import.meta.dirname,
    include: ['src/contract.test.ts', 'src/readme.test.ts'],
    ...limits,
  },
});
