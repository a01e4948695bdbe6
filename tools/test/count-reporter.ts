import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
  /** What failed and why, one entry each. */
  failures: string[];
}

/** Of an error's text: enough to recognize it, however long the compared values are. */
const MAX_LENGTH = 1500;

const textOf = ({ message, diff }: SerializedError & { diff?: string }): string =>
  stripVTControlCharacters([message, diff].filter(Boolean).join('\n')).slice(0, MAX_LENGTH);

const describe = (name: string, errors: readonly SerializedError[]): string => [name, ...errors.map(textOf)].join('\n');

/** Writes down how many tests of a lane passed, and which failed. A file that could not be read or run is a failure. */
export default class CountReporter implements Reporter {
  readonly #file: string;

  constructor({ file }: { file: string }) {
    this.#file = file;
    rmSync(file, { force: true });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    let passed = 0;
    const failures = unhandledErrors.map((error) => describe('outside a test', [error]));
    for (const module of modules) {
      const file = module.relativeModuleId;
      failures.push(...module.errors().map((error) => describe(file, [error])));
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') passed += 1;
        else failures.push(describe(`${file} > ${test.fullName}${state === 'failed' ? '' : ` (${state})`}`, errors));
      }
    }
    const counts: Counts = { passed, failed: failures.length, failures };
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(counts));
  }
}
