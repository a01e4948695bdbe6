import { defineConfig } from 'vitest/config';

/** For editors and `npx vitest run --project web:journeys`: every lane by name. `npm test` runs each as a task of its own, see `turbo.json`. */
export default defineConfig({
  test: {
    projects: [
      '{openapi,{apps,packages,tools}/*}/vitest.config.ts',
      '{apps,packages,tools}/*/vitest.{journeys,audit,product}.config.ts',
    ],
  },
});
