import { drawnFolder } from '../../pictures/picture-file.ts';
import { clearPictures } from '../../pictures/pictures.ts';
import type { Module } from '../module.ts';
import { productOperations } from './product-operations.ts';
import type { ProductNeeds, ProductOperation } from './product-operations.ts';

/** Products, categories and concerns. */
export function createProductsModule(needs: ProductNeeds): Module<ProductOperation> {
  return {
    operations: productOperations(needs),
    jobs: [
      {
        name: 'pictures-clear',
        everySeconds: 3_600,
        leaseSeconds: 300,
        run: (signal) => clearPictures({ ...needs, forget: (id) => needs.pictures.forget(drawnFolder(id)) }, signal),
      },
    ],
  };
}
