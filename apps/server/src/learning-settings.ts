import * as z from 'zod';
import { isLoopback } from './local.ts';

/** Settings of the learning platform, part of `configSchema`. */
export const learningSettings = {
  /** Page of a learning platform that people are sent to. Without it, nothing in the store mentions one. */
  LEARNING_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Shared with that platform; signs the token that tells it who is coming. Without it, people are only sent there. */
  LEARNING_SECRET: z.string().min(32).optional(),
};

export type LearningSettings = z.output<z.ZodObject<typeof learningSettings>>;

/** Why these settings do not fit together; null when they do. */
export function learningProblem({ LEARNING_URL: url, LEARNING_SECRET: secret }: LearningSettings): string | null {
  if (secret === undefined) return null;
  if (url === undefined) return 'LEARNING_SECRET needs LEARNING_URL: the page that takes its tokens.';
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname)
    ? null
    : 'LEARNING_URL must begin with https:, because with LEARNING_SECRET it carries a token that signs people in.';
}
