// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { AdminDecideApplicationParams, AdminGetApplicationParams, AdminGetBundleParams, AdminGetOrderParams, AdminListApplicationsParams, AdminListOrdersParams, AdminMoveOrderParams, AdminPreviewContentParams, AdminRefundOrderParams, AdminSetTrackingParams, ApplicationForStaff, ApplicationQueue, ApplicationSummary, Bundle, ContentPreview, ContentState, StaffOrder, StaffOrderPage, StaffOrderSummary } from '../types.ts';

export const adminDecideApplication: Operation<AdminDecideApplicationParams, ApplicationForStaff> = { id: 'adminDecideApplication', method: 'PUT', path: '/admin/applications/{applicationId}', body: 'json' };
export const adminGetApplication: Operation<AdminGetApplicationParams, ApplicationForStaff> = { id: 'adminGetApplication', method: 'GET', path: '/admin/applications/{applicationId}' };
export const adminGetBundle: Operation<AdminGetBundleParams, Bundle> = { id: 'adminGetBundle', method: 'GET', path: '/admin/bundle/{id}/user/{userId}' };
export const adminGetContent: Operation<void, ContentState> = { id: 'adminGetContent', method: 'GET', path: '/admin/content', hasParams: false };
export const adminGetOrder: Operation<AdminGetOrderParams, StaffOrder> = { id: 'adminGetOrder', method: 'GET', path: '/admin/orders/{orderId}' };
export const adminListApplications: ListOperation<AdminListApplicationsParams, ApplicationQueue, ApplicationSummary> = { id: 'adminListApplications', method: 'GET', path: '/admin/applications', items: ['items'] };
export const adminListOrders: ListOperation<AdminListOrdersParams, StaffOrderPage, StaffOrderSummary> = { id: 'adminListOrders', method: 'GET', path: '/admin/orders', items: ['items'] };
export const adminMoveOrder: Operation<AdminMoveOrderParams, StaffOrder> = { id: 'adminMoveOrder', method: 'PUT', path: '/admin/orders/{orderId}', body: 'json' };
export const adminPreviewContent: Operation<AdminPreviewContentParams, ContentPreview> = { id: 'adminPreviewContent', method: 'POST', path: '/admin/content/preview', body: 'json' };
export const adminRefundOrder: Operation<AdminRefundOrderParams, StaffOrder> = { id: 'adminRefundOrder', method: 'POST', path: '/admin/orders/{orderId}/refunds', body: 'json', idempotent: true };
export const adminSetTracking: Operation<AdminSetTrackingParams, StaffOrder> = { id: 'adminSetTracking', method: 'PUT', path: '/admin/orders/{orderId}/tracking', body: 'json' };
