import { expect, it } from 'vitest';
import { withAdded } from './with-added.ts';

it('puts what another tab saved first, and keeps what was removed here', () => {
  expect(withAdded(['1401', '1101'], ['1402', '1101'])).toEqual(['1402', '1401', '1101']);
});

it('drops removed products, and no saved one, beyond what can be asked for at once', () => {
  const shown = Array.from({ length: 100 }, (_, index) => `A${index}`);
  const saved = ['B1', ...shown.filter((sku) => sku !== 'A3' && sku !== 'A60')];
  expect(withAdded(shown, saved)).toEqual(['B1', ...shown.filter((sku) => sku !== 'A60')]);
});
