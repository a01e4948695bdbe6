// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const retailLocationList: Operation = 'retailLocationList /retailLocations GET l';
export const storeGet: Operation = 'storeGet /users/storeLabel/{storeLabel}';
export const storeLabelSearch: Operation = 'storeLabelSearch /users/storeLabelSearch';
export const topProductList: Operation = 'topProductList /user/{id}/topProducts';
export const weeklySaleGet: Operation = 'weeklySaleGet /user/{id}/weeklySale';
