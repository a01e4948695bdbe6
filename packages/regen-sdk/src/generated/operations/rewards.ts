// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const rewardGet: Operation = 'rewardGet /users/{id}/rewards/info/{timezone} GET l';
export const rewardGetForCourse: Operation = 'rewardGetForCourse /users/rewardPoints/{id}/course/{courseId}';
