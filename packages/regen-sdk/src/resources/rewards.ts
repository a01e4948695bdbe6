import type { ApiPromise } from '../core/api-promise.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { rewardPointsForCourse, rewardsGet } from '../generated/operations.ts';
import type { CoursePoints, RewardPointsForCourseParams, RewardsGetParams, RewardsInfo } from '../generated/types.ts';

export interface RewardsResource {
  /** Balance, level and the ledger of one year, as the zone counts it. */
  get(params: RewardsGetParams, options?: RequestOptions): ApiPromise<RewardsInfo>;
  /** How many points can be spent on a course. */
  forCourse(params: RewardPointsForCourseParams, options?: RequestOptions): ApiPromise<CoursePoints>;
}

export function createRewardsResource(call: Call): RewardsResource {
  return {
    get: (params, options) => call(rewardsGet, params, options),
    forCourse: (params, options) => call(rewardPointsForCourse, params, options),
  };
}
