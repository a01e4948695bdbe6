import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Each takes minutes: a worker that got one of them last would go on alone.
const longest = /\/(routes|screens\.a11y|stories\.visual|stories\.a11y|docs\/docs|server\.process)\.test\.ts$/;

/** Starts the files that take longest first, so that the workers end together on a machine that never ran them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(longest.test(b.moduleId)) - Number(longest.test(a.moduleId)));
  }
}
