import { afterEach } from 'vitest';
import { checkStages } from './story.ts';

afterEach(({ task }) => checkStages(task.result?.state === 'fail'));
