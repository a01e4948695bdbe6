import { readContract } from '@regen/contract';
import { SKU_PATTERN } from '@regen/domain';
import { expect, test } from 'vitest';

test('the contract takes the SKUs that the domain knows, and no others', () => {
  expect(readContract().components?.schemas?.['Sku']?.pattern).toBe(SKU_PATTERN);
});
