import {
  DEFAULT_POINTS_POLICY,
  DEFAULT_REWARDS_LEVELS,
  earnedPoints,
  fromCents,
  isTimeZone,
  rewardsStanding,
  spendablePoints,
  yearIn,
} from '@regen/domain';
import { buyerOf } from '../../auth/buyer.ts';
import { userOf } from '../../auth/user-of.ts';
import { isUnknownTimeZone } from '../../db/errors.ts';
import { self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { readCoursePrice, readRewards } from './repository.ts';

type RewardsOperation = 'rewardGet' | 'rewardGetForCourse';

function zoneUnknown(): HttpError {
  return refuse('validation_failed', 'Some fields are not valid.', {
    details: [{ path: '/path/timezone', message: 'is not an IANA zone, such as America/Denver' }],
  });
}

export function createRewardsModule({ clock, db }: Needs<'clock' | 'db'>): Module<RewardsOperation> {
  return {
    operations: {
      rewardGet: operation(self('id'), async ({ actor, params, query }) => {
        const { userId, accountId } = userOf(actor);
        const { timezone } = params;
        if (!isTimeZone(timezone)) throw zoneUnknown();
        const thisYear = yearIn(timezone, clock.now());
        const { year = thisYear, page = 1, perPage = 25 } = query;
        const question = { userId, accountId, timezone, year, thisYear, page, perPage };
        const found = await readRewards(db, question).catch((error: unknown) => {
          // The database may know fewer zones than this process.
          throw isUnknownTimeZone(error) ? zoneUnknown() : error;
        });

        const { rewards } = buyerOf(actor);
        const policy = found.points ?? DEFAULT_POINTS_POLICY;
        const levels = found.levels ?? DEFAULT_REWARDS_LEVELS;
        const standing = rewardsStanding(levels, found.held_level, found.bought);
        return {
          year,
          timezone,
          canUse: rewards.isEligible,
          reason: rewards.reason,
          acceptedAt: found.accepted_at?.toISOString() ?? null,
          balance: Math.max(0, found.balance),
          held: found.held,
          earned: found.earned,
          spent: found.spent,
          earnPerDollar: policy.earnPerDollar,
          pointValue: fromCents(policy.centsPerPoint),
          currency: 'USD',
          progress: {
            level: rewards.isEligible ? standing.level : null,
            nextLevel: rewards.isEligible ? standing.nextLevel : null,
            spent: fromCents(found.bought),
            needed: rewards.isEligible && standing.needed !== null ? fromCents(standing.needed) : null,
            currency: 'USD',
          },
          years: found.years,
          entries: {
            items: found.entries,
            currentPage: page,
            totalPages: Math.ceil(found.total / perPage),
            totalCount: found.total,
            perPage,
          },
        };
      }),
      rewardGetForCourse: operation(self('id'), async ({ actor, params }) => {
        const { userId } = userOf(actor);
        const { courseId } = params;
        const found = await readCoursePrice(db, { userId, courseId });
        if (!found) throw notFound('There is no such course.');
        const { rewards } = buyerOf(actor);
        const policy = found.points ?? DEFAULT_POINTS_POLICY;
        const balance = Math.max(0, found.balance);
        const maxPoints = rewards.isEligible ? spendablePoints(balance, balance, found.priceCents, policy) : 0;
        return {
          courseId,
          canUse: rewards.isEligible,
          reason: rewards.reason,
          price: fromCents(found.priceCents),
          currency: 'USD',
          balance,
          maxPoints,
          amount: fromCents(maxPoints * policy.centsPerPoint),
          // What is earned when no points are spent.
          pointsToEarn: rewards.isEligible ? earnedPoints(found.priceCents, policy) : 0,
        };
      }),
    },
  };
}
