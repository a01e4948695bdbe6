// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { lessonGetProgress, lessonAnswer } from '../../generated/operations/lessons.ts';
import type { LessonAnswerParams, LessonGetProgressParams, LessonProgress, LessonResult } from '../../generated/types.ts';

/** Lessons of the school. */
export interface LessonsResource {
  /**
   * Read progress in the school.
   *
   * Every topic of the school with its sections and lessons, in the editors’ order, and which of the lessons the caller
   * has passed. The texts are content records.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 503 `content_unavailable`.
   *
   * @example
   * ```ts
   * const lessonProgress = await regen.lessons.getProgress({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/school#lessonGetProgress` in the reference of your server
   */
  getProgress(params: LessonGetProgressParams, options?: RequestOptions): ApiPromise<LessonProgress>;
  /**
   * Answer the checks of a lesson.
   *
   * One option for each check of the lesson, in order. The lesson is passed once all of them are right, and stays
   * passed. A lesson without checks is passed with an empty list. Answers are not kept.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`; 503 `content_unavailable`.
   *
   * @example
   * ```ts
   * const lessonResult = await regen.lessons.answer({
   *   id: 'usr_01hzx0k3v9',
   *   lessonId: 'lesson-the-epidermis-layer-by-layer',
   *   answers: [0, 2],
   * });
   * ```
   *
   * @see `/docs/api/school#lessonAnswer` in the reference of your server
   */
  answer(params: LessonAnswerParams, options?: RequestOptions): ApiPromise<LessonResult>;
}

export function createLessonsResource(call: Call): LessonsResource {
  return bind<LessonsResource>(call, {
    getProgress: lessonGetProgress,
    answer: lessonAnswer,
  });
}
