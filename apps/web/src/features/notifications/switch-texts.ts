import { describeError } from '~/kernel/errors/describe-error.ts';
import { PushProblem } from './push-texts.ts';

/** What the switch says about itself. An error that repeats the hint takes its place: it is the one that is announced. */
export function switchTexts(hint: string | undefined, problem: unknown): { hint?: string; error?: string } {
  const error = problem === null ? undefined : textOf(problem);
  return { ...(hint !== undefined && hint !== error && { hint }), ...(error !== undefined && { error }) };
}

const textOf = (problem: unknown): string =>
  problem instanceof PushProblem ? problem.message : describeError(problem).message;
