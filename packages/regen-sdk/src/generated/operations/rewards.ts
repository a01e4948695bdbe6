// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const rewardPointsForCourse: Operation = 'rewardPointsForCourse /users/rewardPoints/{id}/course/{courseId}';
export const rewardsGet: Operation = 'rewardsGet /users/{id}/rewards/info/{timezone} GET l';
