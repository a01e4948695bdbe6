// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/lessons.ts';

/** Read progress in the school: `lessons.getProgress`. */
export const lessonGetProgress = /* @__PURE__ */ read(operations.lessonGetProgress);

/** Answer the checks of a lesson: `lessons.answer`. */
export const lessonAnswer = /* @__PURE__ */ write(operations.lessonAnswer, {
  stales: ['lessonGetProgress'],
});
