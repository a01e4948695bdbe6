import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first. A worker that got one of them last would go on alone. */
const longest = [
  'storybook/src/stories.visual',
  'storybook/src/screens.a11y',
  'e2e/everywhere/routes',
  'storybook/src/stories.a11y',
  'e2e/joining/become-pro',
  'e2e/journeys/bundle',
  'tools/release/src/rehearsal',
  'storybook/src/docs/docs',
  'e2e/journeys/visitor',
  'e2e/everywhere/leak',
  'tools/sdk-examples/examples',
  'server/src/server.process',
];

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place === -1 ? longest.length : place;
}

/** Starts the files that take longest first, so that the workers end together on a machine that never ran them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
