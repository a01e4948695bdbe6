import { expect, it } from 'vitest';
import { randomFrom } from '../large/random.ts';
import { fateOf } from './fate.ts';

const HOUR = 3_600_000;
const method = { carrier: 'UPS', minDays: 3, maxDays: 5 };

it('leaves no canceled order paid, whatever hour the demo is seeded', () => {
  const states = new Set<string>();
  for (let hours = 0; hours <= 30; hours += 0.5) {
    for (let seed = 1; seed <= 300; seed += 1) {
      const { state, reached } = fateOf(0, hours * HOUR, method, randomFrom(seed));
      states.add(state);
      expect({ state, isPaid: reached.paid !== undefined, hours, seed }).not.toMatchObject({
        state: 'canceled',
        isPaid: true,
      });
    }
  }
  // Within these hours, only a request of the buyer ends in a refund.
  expect(states).toContain('refunded');
});
