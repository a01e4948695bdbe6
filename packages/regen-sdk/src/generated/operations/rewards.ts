// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { CoursePoints, RewardGetForCourseParams, RewardGetParams, RewardsEntry, RewardsInfo } from '../types.ts';

export const rewardGet: ListOperation<RewardGetParams, RewardsInfo, RewardsEntry> = { id: 'rewardGet', method: 'GET', path: '/users/{id}/rewards/info/{timezone}', items: ['entries', 'items'] };
export const rewardGetForCourse: Operation<RewardGetForCourseParams, CoursePoints> = { id: 'rewardGetForCourse', method: 'GET', path: '/users/rewardPoints/{id}/course/{courseId}' };
