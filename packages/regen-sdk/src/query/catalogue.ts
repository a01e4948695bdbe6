import type { Regen } from '../create-regen.ts';
import { read, readPages, readPlain } from './read.ts';
import { write } from './write.ts';

type Part = Pick<Regen, 'categories' | 'concerns' | 'products' | 'stockAlerts'>;

/** Products and how they are found. */
export function catalogueQueries({ categories, concerns, products }: Omit<Part, 'stockAlerts'>) {
  return {
    products: {
      list: read('productList', products.list),
      listInfinite: readPages('productList', products.list),
      get: read('productGet', products.get),
      listByIds: read('productListByIds', products.listByIds),
      images: read('productListImages', products.listImages),
      search: read('productSearch', products.search),
      searchInfinite: readPages('productSearch', products.search),
    },
    categories: {
      list: readPlain('categoryList', categories.list),
      listForUser: read('categoryListForUser', categories.listForUser),
    },
    concerns: {
      list: readPlain('concernList', concerns.list),
      listForUser: read('concernListForUser', concerns.listForUser),
    },
  };
}

export function catalogueMutations({ stockAlerts }: Pick<Part, 'stockAlerts'>) {
  return {
    stockAlerts: {
      create: write('stockAlertCreate', stockAlerts.create),
      confirm: write('stockAlertConfirm', stockAlerts.confirm),
      unsubscribe: write('stockAlertUnsubscribe', stockAlerts.unsubscribe),
    },
  };
}
