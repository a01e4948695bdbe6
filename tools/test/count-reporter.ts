import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
}

/** Writes down how many tests of a lane passed. A file that could not be read or run is a failure. */
export default class CountReporter implements Reporter {
  readonly #file: string;

  constructor({ file }: { file: string }) {
    this.#file = file;
    rmSync(file, { force: true });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts: Counts = { passed: 0, failed: unhandledErrors.length };
    for (const module of modules) {
      counts.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') counts.passed += 1;
        else counts.failed += 1;
      }
    }
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(counts));
  }
}
