import { readContract } from '@regen/contract';
import { SKU_PATTERN } from '@regen/domain';
import { expect, test } from 'vitest';

test('the contract accepts the SKUs that the domain accepts, and no others', () => {
  expect(readContract().components?.schemas?.['Sku']?.pattern).toBe(SKU_PATTERN);
});
