import { anyone, self } from '../../http/access/rules.ts';
import type { Deps, Module } from '../../http/module.ts';
import { createSearch } from '../search/search.ts';
import { stockAlertHandlers } from '../stock-alerts/handlers.ts';
import type { StockAlertOperation } from '../stock-alerts/handlers.ts';
import { sendDueAlerts } from '../stock-alerts/sender.ts';
import { callerAudience } from './audience.ts';
import { Catalogue } from './catalogue.ts';
import { productHandlers } from './handlers.ts';
import type { ProductOperation } from './handlers.ts';

/** `public` in place of a user id: nobody in particular. */
const selfOrPublic = self('userId', { or: (value) => value === 'public' });

/** Catalogue, search and stock alerts: one module, because they share what a process knows of the catalogue. */
export function createProductsModule(deps: Deps): Module<ProductOperation | StockAlertOperation> {
  const catalogue = new Catalogue(deps);
  const search = createSearch(deps, catalogue);
  deps.services.productSummaries = async (actor, skus) => {
    const mark = catalogue.freshness.mark();
    return catalogue.summaries(await catalogue.index(), callerAudience(actor), skus, mark);
  };
  return {
    handlers: {
      ...productHandlers(deps, catalogue, search),
      ...stockAlertHandlers(deps, catalogue),
    },
    access: {
      productList: selfOrPublic,
      productSearch: anyone(),
      productGet: anyone(),
      productListByIds: anyone(),
      productListImages: anyone(),
      categoryList: anyone(),
      categoryListForUser: selfOrPublic,
      concernList: anyone(),
      concernListForUser: selfOrPublic,
      stockAlertCreate: anyone(),
      stockAlertConfirm: anyone(),
      stockAlertUnsubscribe: anyone(),
    },
    async start() {
      // The first visitor should not wait for the index; without a database it is loaded when there is one.
      await search
        .warm()
        .catch((error: unknown) =>
          deps.log.warn({ err: error }, 'the catalog could not be preloaded; it is loaded on the first request'),
        );
    },
    jobs: [
      {
        name: 'stock-alerts',
        topic: 'stock',
        // Stock can come back while the bus is disconnected; this is the longest delay of an email then.
        everySeconds: 60,
        leaseSeconds: 60,
        run: (signal) => sendDueAlerts(deps, signal),
      },
    ],
    stop: () => catalogue.close(),
  };
}
