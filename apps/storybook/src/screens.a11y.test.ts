// Every story that is a whole screen.
import { expect, it } from 'vitest';
import { checkStories } from './testing/check-stories.ts';
import { allStories, isScreen } from './testing/stories.ts';

const snapshots = checkStories((await allStories()).filter(isScreen));

it('has snapshots of these stories only', () => {
  expect(snapshots.orphans()).toEqual([]);
});
