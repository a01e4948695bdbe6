import { afterEach } from 'vitest';
import { closePages } from './story.ts';

afterEach(closePages);
