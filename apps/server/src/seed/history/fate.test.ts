import { expect, it } from 'vitest';
import { randomFrom } from '../large/random.ts';
import { fateOf } from './fate.ts';

const HOUR = 3_600_000;
const method = { carrier: 'UPS', minDays: 3, maxDays: 5 };

it('never has an order that is canceled but still paid, at whatever hour the demo is made', () => {
  for (let hours = 0; hours <= 30; hours += 0.5) {
    for (let seed = 1; seed <= 300; seed += 1) {
      const { state, reached } = fateOf(0, hours * HOUR, method, randomFrom(seed));
      expect({ state, isPaid: reached.paid !== undefined, hours, seed }).not.toMatchObject({
        state: 'canceled',
        isPaid: true,
      });
    }
  }
});
