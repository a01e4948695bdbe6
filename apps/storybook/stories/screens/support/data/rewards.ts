import type { RewardsInfo } from '@regen/sdk';

const entry = (id: string, day: string, kind: 'earned' | 'spent', points: number, balance: number, note: string) => ({
  id,
  createdAt: `2026-${day}T16:00:00.000Z`,
  kind,
  points,
  balance,
  orderId: null,
  courseId: null,
  note,
});

/** A year of a clinic that earns points and has spent some. */
export const rewardsOf = (): RewardsInfo => ({
  year: 2026,
  timezone: 'America/Denver',
  canUse: true,
  reason: null,
  acceptedAt: '2025-02-03T16:00:00.000Z',
  balance: 1840,
  held: [],
  earned: 2340,
  spent: 500,
  earnPerDollar: 1,
  pointValue: 0.05,
  currency: 'USD',
  progress: { level: 'Silver', nextLevel: 'Gold', spent: 2340, needed: 5000, currency: 'USD' },
  years: [2026, 2025],
  entries: {
    items: [
      entry('4', '11-12', 'earned', 640, 1840, 'Order R-104233'),
      entry('3', '08-30', 'spent', -500, 1200, 'Order R-103871'),
      entry('2', '08-30', 'earned', 900, 1700, 'Order R-103871'),
      entry('1', '03-02', 'earned', 800, 800, 'Order R-102015'),
    ],
    currentPage: 1,
    totalPages: 1,
    totalCount: 4,
    perPage: 12,
  },
});
