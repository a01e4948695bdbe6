// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { CoursePoints, RewardPointsForCourseParams, RewardsEntry, RewardsGetParams, RewardsInfo } from '../types.ts';

export const rewardPointsForCourse: Operation<RewardPointsForCourseParams, CoursePoints> = { id: 'rewardPointsForCourse', method: 'GET', path: '/users/rewardPoints/{id}/course/{courseId}' };
export const rewardsGet: ListOperation<RewardsGetParams, RewardsInfo, RewardsEntry> = { id: 'rewardsGet', method: 'GET', path: '/users/{id}/rewards/info/{timezone}', items: ['entries', 'items'] };
