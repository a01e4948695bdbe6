// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { LessonAnswerParams, LessonGetProgressParams, LessonProgress, LessonResult } from '../types.ts';

export const lessonAnswer: Operation<LessonAnswerParams, LessonResult> = { id: 'lessonAnswer', method: 'PUT', path: '/users/{id}/lessons/{lessonId}/answers', body: 'json' };
export const lessonGetProgress: Operation<LessonGetProgressParams, LessonProgress> = { id: 'lessonGetProgress', method: 'GET', path: '/users/{id}/lessons' };
