// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const cartAddBundle: Operation = 'cartAddBundle /cart/{id}/bundle POST bk ifMatch:If-Match';
export const cartChooseFreeItem: Operation = 'cartChooseFreeItem /cart/{id}/freeitem PUT bk ifMatch:If-Match';
export const cartGet: Operation = 'cartGet /cart/{id}';
export const cartGetForShippingMethod: Operation = 'cartGetForShippingMethod /cart/{id}/{shippingMethodId}';
export const cartRemoveFreeItem: Operation = 'cartRemoveFreeItem /cart/{id}/freeitem DELETE - ifMatch:If-Match';
export const cartUpdate: Operation = 'cartUpdate /cart/{id} PUT bk ifMatch:If-Match';
