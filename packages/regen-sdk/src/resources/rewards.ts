import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { PagePromise } from '../core/page-promise.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { rewardGetForCourse, rewardGet } from '../generated/operations/rewards.ts';
import type {
  CoursePoints,
  RewardGetForCourseParams,
  RewardGetParams,
  RewardsEntry,
  RewardsInfo,
} from '../generated/types.ts';

export interface RewardsResource {
  /** Balance, level and the ledger of one year, as the zone counts it; iterate it for every entry of the ledger. */
  get(params: RewardGetParams, options?: RequestOptions): PagePromise<RewardsInfo, RewardsEntry>;
  /** How many points can be spent on a course. */
  getForCourse(params: RewardGetForCourseParams, options?: RequestOptions): ApiPromise<CoursePoints>;
}

export function createRewardsResource(call: Call): RewardsResource {
  return bind<RewardsResource>(call, {
    get: rewardGet,
    getForCourse: rewardGetForCourse,
  });
}
