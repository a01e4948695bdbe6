import type { ProductImages } from '@regen/sdk';
import { createSampledLimit } from '../../auth/sampled-limit.ts';
import { limitHeaders } from '../../auth/limit-headers.ts';
import { forbidden, notFound, refuse } from '../../refuse.ts';
import { IN_PROCESS } from '../../http/request/in-process.ts';
import type { Deps, Handlers } from '../../http/module.ts';
import { RawJson } from '../../http/module.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Search } from '../search/search.ts';
import { audienceOf, callerAudience } from './audience.ts';
import type { Catalogue } from './catalogue.ts';
import { productImages } from '../../media/images.ts';
import { productDetail } from './product-detail.ts';
import { joinItems, listPage, termList } from './queries.ts';
import { hasLeft, pictureRows } from './repository.ts';

export type ProductOperation =
  | 'productList'
  | 'productSearch'
  | 'productGet'
  | 'productListByIds'
  | 'productListImages'
  | 'categoryList'
  | 'categoryListForUser'
  | 'concernList'
  | 'concernListForUser';

const PUBLIC = audienceOf('web', null);

/** `userId` beside a call names the caller and nobody else; prices follow the caller in any case. */
function requireOwnId(actor: Actor, userId: string | undefined): void {
  if (userId !== undefined && userId !== 'public' && !(actor.kind === 'user' && actor.userId === userId))
    throw forbidden();
}

export function productHandlers(deps: Deps, catalogue: Catalogue, search: Search): Handlers<ProductOperation> {
  // Suggestions ask at every pause of whoever types, and an office shares one address.
  const limitSearch = createSampledLimit(deps.auth, deps.clock, {
    bucket: 'search ip',
    max: 600,
    windowSeconds: 60,
    every: 10,
  });
  return {
    async productList({ query, actor }) {
      const {
        page = 1,
        perPage = 12,
        sort = 'featured',
        category = [],
        concern = [],
        skinType = [],
        sizeClass = [],
      } = query;
      const list = { page, perPage, sort, category, concern, skinType, sizeClass };
      return new RawJson(await listPage(catalogue, callerAudience(actor), list));
    },

    async productSearch({ query, actor, ip, reply }) {
      const standing = ip === IN_PROCESS ? null : await limitSearch(ip);
      if (standing) reply.headers(limitHeaders(standing));
      const { search: text, page = 1, perPage = 12 } = query;
      return new RawJson(await search.find({ audience: callerAudience(actor), text, page, perPage }));
    },

    async productGet({ params, query, actor }) {
      requireOwnId(actor, query.userId);
      const bytes = await productDetail(deps, catalogue, callerAudience(actor), params.sku);
      if (bytes === null) {
        if (!(await hasLeft(deps.db, params.sku, callerAudience(actor))))
          throw notFound('There is no product with this SKU.');
        throw refuse('product_gone');
      }
      return new RawJson(bytes);
    },

    async productListByIds({ body, actor }) {
      requireOwnId(actor, body.userId);
      const mark = catalogue.freshness.mark();
      const index = await catalogue.index();
      const skus = [...new Set(body.ids)];
      const summaries = await catalogue.summaries(index, callerAudience(actor), skus, mark);
      const missing = skus.filter((sku) => !summaries.has(sku));
      return new RawJson(Buffer.from(`{"items":${joinItems(skus, summaries)},"missing":${JSON.stringify(missing)}}`));
    },

    async productListImages({ query, actor }) {
      const skus = [...new Set(query.sku.split(','))];
      const rows = new Map((await pictureRows(deps.db, skus, callerAudience(actor))).map((row) => [row.sku, row]));
      const items: ProductImages['items'] = skus.flatMap((sku) => {
        const row = rows.get(sku);
        return row === undefined ? [] : [{ sku, images: productImages(row.design_key, row.name) }];
      });
      return { items };
    },

    categoryList: async () => new RawJson(await termList(catalogue, PUBLIC, 'category')),
    categoryListForUser: async ({ actor }) => new RawJson(await termList(catalogue, callerAudience(actor), 'category')),
    concernList: async () => new RawJson(await termList(catalogue, PUBLIC, 'concern')),
    concernListForUser: async ({ actor }) => new RawJson(await termList(catalogue, callerAudience(actor), 'concern')),
  };
}
