import type { ProductImages } from '@regen/sdk';
import type { Actor } from '../../auth/actor.ts';
import { anyone, self } from '../../http/access/rules.ts';
import { operation, RawJson } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import { toImages } from '../../media/product-image.ts';
import type { PictureStore } from '../../media/store.ts';
import type { Needs } from '../../platform.ts';
import { forbidden, notFound, refuse } from '../../refuse.ts';
import { audienceOf, callerAudience } from './audience.ts';
import type { Catalog } from './catalog.ts';
import { productDetail } from './product-detail.ts';
import { categoryList, concernList, joinItems, listPage } from './queries.ts';
import { hasLeft, pictureRows } from './repository.ts';

export type ProductOperation =
  | 'productList'
  | 'productGet'
  | 'productListByIds'
  | 'productListImages'
  | 'categoryList'
  | 'categoryListForUser'
  | 'concernList'
  | 'concernListForUser';

export type ProductNeeds = Needs<'clock' | 'db' | 'storage'> & {
  catalog: Catalog;
  pictures: Pick<PictureStore, 'forget'>;
};

/** `public` in place of a user id means any visitor. */
const selfOrPublic = self('userId', { or: (value) => value === 'public' });

const PUBLIC = audienceOf('web', null);

/** `userId` in a call identifies only the caller; prices follow the caller in any case. */
function requireOwnId(actor: Actor, userId: string | undefined): void {
  if (userId !== undefined && userId !== 'public' && !(actor.kind === 'user' && actor.userId === userId))
    throw forbidden();
}

export function productOperations(needs: ProductNeeds): Operations<ProductOperation> {
  const { catalog } = needs;
  return {
    productList: operation(selfOrPublic, async ({ query, actor }) => {
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
      return new RawJson(await listPage(catalog, callerAudience(actor), list));
    }),

    productGet: operation(anyone(), async ({ params, query, actor }) => {
      requireOwnId(actor, query.userId);
      const bytes = await productDetail(needs, callerAudience(actor), params.sku);
      if (bytes === null) {
        if (!(await hasLeft(needs, params.sku, callerAudience(actor))))
          throw notFound('There is no product with this SKU.');
        throw refuse('product_gone');
      }
      return new RawJson(bytes);
    }),

    productListByIds: operation(anyone(), async ({ body, actor }) => {
      requireOwnId(actor, body.userId);
      const mark = catalog.freshness.mark();
      const index = await catalog.index();
      const skus = [...new Set(body.ids)];
      const summaries = await catalog.summaries(index, callerAudience(actor), skus, mark);
      const missing = skus.filter((sku) => !summaries.has(sku));
      return new RawJson(Buffer.from(`{"items":${joinItems(skus, summaries)},"missing":${JSON.stringify(missing)}}`));
    }),

    productListImages: operation(anyone(), async ({ query, actor }) => {
      const skus = [...new Set(query.sku.split(','))];
      const rows = new Map((await pictureRows(needs, skus, callerAudience(actor))).map((row) => [row.sku, row]));
      const items: ProductImages['items'] = skus.flatMap((sku) => {
        const row = rows.get(sku);
        return row === undefined ? [] : [{ sku, images: toImages(row.images) }];
      });
      return { items };
    }),

    categoryList: operation(anyone(), async () => new RawJson(await categoryList(catalog, needs, PUBLIC))),
    categoryListForUser: operation(
      selfOrPublic,
      async ({ actor }) => new RawJson(await categoryList(catalog, needs, callerAudience(actor))),
    ),
    concernList: operation(anyone(), async () => new RawJson(await concernList(catalog, PUBLIC))),
    concernListForUser: operation(
      selfOrPublic,
      async ({ actor }) => new RawJson(await concernList(catalog, callerAudience(actor))),
    ),
  };
}
