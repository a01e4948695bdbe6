import { changelogOf } from './src/changelog.ts';
/** `npm run api:check`: whether the pending changesets raise the version as far as the API changes require. */
import { pendingBump } from './src/changesets.ts';
import { changesBetween, complaint } from './src/judge.ts';
import { currentRelease, lastRelease, PACKAGE, ROOT } from './src/released.ts';

try {
  const before = lastRelease();
  if (!before) {
    console.log(`${PACKAGE} was not released yet: the first release is what later changes are compared with.`);
  } else {
    const changes = await changesBetween(before, currentRelease());
    const words = complaint(changes, pendingBump(ROOT, PACKAGE), before.version);
    console.log(changelogOf(changes) || `Nothing changed since ${before.version}.`);
    if (words) {
      console.error(words);
      process.exitCode = 1;
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
