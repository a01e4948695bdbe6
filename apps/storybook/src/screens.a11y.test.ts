// Every story that is a whole screen.
import { checkStories } from './testing/check-stories.ts';
import { allStories, isScreen } from './testing/stories.ts';

checkStories((await allStories()).filter(isScreen));
