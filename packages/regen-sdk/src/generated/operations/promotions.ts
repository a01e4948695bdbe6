// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { Promotion, PromotionGetParams } from '../types.ts';

export const promotionGet: Operation<PromotionGetParams, Promotion> = { id: 'promotionGet', method: 'GET', path: '/promotions/{slug}' };
