import { afterEach } from 'vitest';
import { pages } from './story.ts';

afterEach(({ task }) => pages.check(task.result?.state === 'fail'));
