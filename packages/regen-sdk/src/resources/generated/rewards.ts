// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { rewardGet, rewardGetForCourse } from '../../generated/operations/rewards.ts';
import type { CoursePoints, RewardGetForCourseParams, RewardGetParams, RewardsEntry, RewardsInfo } from '../../generated/types.ts';

/** REGEN rewards. */
export interface RewardsResource {
  /**
   * Read REGEN rewards for a year.
   *
   * The balance, the level, and the ledger of one year, counted in the person’s time zone. Someone who cannot take part
   * gets `canUse: false` and the reason.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * for await (const item of regen.rewards.get({ id: 'usr_01hzx0k3v9', timezone: 'America/Denver' })) console.log(item);
   * ```
   *
   * @see `/docs/api/users#rewardGet` in the reference of your server
   */
  get(params: RewardGetParams, options?: RequestOptions): PagePromise<RewardsInfo, RewardsEntry>;
  /**
   * Read the points for a course.
   *
   * How many points the caller can spend on a course, and how many the course earns if none are spent.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const coursePoints = await regen.rewards.getForCourse({ id: 'usr_01hzx0k3v9', courseId: 'HAE-2026-11' });
   * ```
   *
   * @see `/docs/api/courses#rewardGetForCourse` in the reference of your server
   */
  getForCourse(params: RewardGetForCourseParams, options?: RequestOptions): ApiPromise<CoursePoints>;
}

export function createRewardsResource(call: Call): RewardsResource {
  return bind<RewardsResource>(call, {
    get: rewardGet,
    getForCourse: rewardGetForCourse,
  });
}
