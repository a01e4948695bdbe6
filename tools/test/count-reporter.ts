import type { Reporter, TestModule } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
}

/** Tells the process that started the run how many tests passed. A file that could not be read or run is a failure. */
export default class CountReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): Promise<void> {
    const counts: Counts = { passed: 0, failed: unhandledErrors.length };
    for (const module of modules) {
      counts.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') counts.passed += 1;
        else counts.failed += 1;
      }
    }
    await new Promise<void>((resolve) => {
      if (process.send) process.send(counts, undefined, {}, () => resolve());
      else resolve();
    });
  }
}
