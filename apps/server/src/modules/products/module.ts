import type { Module } from '../module.ts';
import { productOperations } from './product-operations.ts';
import type { ProductNeeds, ProductOperation } from './product-operations.ts';

/** Products, categories and concerns. */
export function createProductsModule(needs: ProductNeeds): Module<ProductOperation> {
  return { operations: productOperations(needs) };
}
