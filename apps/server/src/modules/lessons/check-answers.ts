import type { Lesson } from '@regen/content-sdk/models';
import type { LessonResult } from '@regen/sdk';
import { refuse } from '../../refuse.ts';

/** Compares answers with the checks of a lesson. Refuses what does not answer each of them: the lesson may have changed meanwhile. */
export function checkAnswers({ checks }: Pick<Lesson, 'checks'>, answers: readonly number[]): LessonResult['checks'] {
  if (answers.length !== checks.length) {
    const message = `must have one answer for each of the ${checks.length} checks`;
    throw refuse('validation_failed', undefined, { details: [{ path: '/answers', message }] });
  }
  return checks.map(({ options, right, why }, place) => {
    const answer = answers[place] ?? -1;
    if (answer >= options.length) {
      const message = `must be below ${options.length}`;
      throw refuse('validation_failed', undefined, { details: [{ path: `/answers/${place}`, message }] });
    }
    return { isRight: answer === right, rightOption: right, why };
  });
}
