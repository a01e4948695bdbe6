import { afterEach } from 'vitest';
import { endVisits } from './visitor.ts';

afterEach(endVisits);
