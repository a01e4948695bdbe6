// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const storeGet: Operation = 'storeGet /users/storeLabel/{storeLabel}';
export const storeGetWeeklySales: Operation = 'storeGetWeeklySales /user/{id}/weeklySale';
export const storeListTopProducts: Operation = 'storeListTopProducts /user/{id}/topProducts';
export const storeLocate: Operation = 'storeLocate /retailLocations GET l';
export const storeSearch: Operation = 'storeSearch /users/storeLabelSearch';
