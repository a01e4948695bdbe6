// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { StockAlert, StockAlertConfirmParams, StockAlertConfirmed, StockAlertCreateParams, StockAlertDeleteParams, StockAlertGetParams, StockAlertLink, StockAlertList, StockAlertListParams, StockAlertUnsubscribeParams, Unsubscribed } from '../types.ts';

export const stockAlertConfirm: Operation<StockAlertConfirmParams, StockAlertConfirmed> = { id: 'stockAlertConfirm', method: 'POST', path: '/notify/{token}' };
export const stockAlertCreate: Operation<StockAlertCreateParams, StockAlert> = { id: 'stockAlertCreate', method: 'POST', path: '/notify', body: 'json' };
export const stockAlertDelete: Operation<StockAlertDeleteParams, void> = { id: 'stockAlertDelete', method: 'DELETE', path: '/users/{id}/stockAlerts/{sku}' };
export const stockAlertGet: Operation<StockAlertGetParams, StockAlertLink> = { id: 'stockAlertGet', method: 'GET', path: '/notify/{token}' };
export const stockAlertList: Operation<StockAlertListParams, StockAlertList> = { id: 'stockAlertList', method: 'GET', path: '/users/{id}/stockAlerts' };
export const stockAlertUnsubscribe: Operation<StockAlertUnsubscribeParams, Unsubscribed> = { id: 'stockAlertUnsubscribe', method: 'POST', path: '/unsubscribe' };
