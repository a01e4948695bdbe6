import type { Buyer } from '../../auth/buyer.ts';
import { commerceTables, heldTables, termTables } from '../../catalog/definitions/all.ts';
import { productTable } from '../../catalog/definitions/products.ts';
import type { LocatorQuestion } from '../../modules/locations/locator.ts';
import type { Samples } from './statement-values.ts';

const buyer = (channel: Buyer['channel'], tier: number | null = null): Buyer => ({
  userId: null,
  accountId: null,
  email: null,
  channel,
  tier,
  rewards: { isEligible: false, code: 'rewards_sign_in', reason: '' },
});

const buyers = [...[1, 2, 3, 4].map((tier) => buyer('b2b', tier)), buyer('school'), buyer('retail'), buyer('web')];

const byName: LocatorQuestion = {
  search: '',
  near: null,
  timezone: null,
  openAt: null,
  radiusKm: null,
  page: 1,
  perPage: 20,
};
const near = { ...byName, near: { latitude: 40, longitude: -105 } };

const questions: LocatorQuestion[] = [
  byName,
  { ...byName, timezone: 'America/Denver', search: 'skin denver', openAt: new Date() },
  near,
  { ...near, radiusKm: 50, search: 'skin' },
  // Across the date line.
  { ...near, near: { latitude: 0, longitude: 179.9 }, radiusKm: 50, openAt: new Date() },
];

/** One of each kind that results in a different statement. */
export const SAMPLES: Samples = new Map<string, readonly unknown[]>([
  ['Buyer', buyers],
  ['LocatorQuestion', questions],
  [
    'TableDefinition',
    [productTable, ...[termTables, commerceTables, heldTables].flatMap((tables) => tables<object>((table) => table))],
  ],
]);
