import type { BlogPost } from '@regen/content-sdk/models';
import { linesOf } from '~/features/content/index.ts';

/** Average adult reading speed. */
const WORDS_PER_MINUTE = 220;

/** How long a post takes to read, in whole minutes from 1. */
export function readingMinutes(body: BlogPost['body']): number {
  const words = linesOf(body).reduce((sum, line) => sum + line.trim().split(/\s+/).length, 0);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
