import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with the plain line `N passed, N failed`. A file that could not be read or run counts as a failure. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed += 1;
        else failed += 1;
      }
    }
    process.on('exit', () => console.log(`${passed} passed, ${failed} failed`));
  }
}
