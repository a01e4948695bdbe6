// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const shippingMethodList: Operation = 'shippingMethodList /shippingMethods/{id}';
export const shippingMethodListByAddress: Operation = 'shippingMethodListByAddress /shippingMethods/{id}/byAddress POST bs';
