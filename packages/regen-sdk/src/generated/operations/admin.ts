// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { AdminCorrectPointsParams, AdminDecideApplicationParams, AdminGetApplicationParams, AdminGetBundleParams, AdminGetOrderParams, AdminGetPersonParams, AdminListApplicationsParams, AdminListOrdersParams, AdminListPeopleParams, AdminMoveOrderParams, AdminPreviewContentParams, AdminRefundOrderParams, AdminSetPersonAccessParams, AdminSetTrackingParams, AdminUpdateAccountParams, ApplicationForStaff, ApplicationQueue, ApplicationSummary, Bundle, ContentPreview, ContentState, CorrectedPoints, StaffOrder, StaffOrderPage, StaffOrderSummary, StaffPerson, StaffPersonPage, StaffPersonSummary } from '../types.ts';

export const adminCorrectPoints: Operation<AdminCorrectPointsParams, CorrectedPoints> = { id: 'adminCorrectPoints', method: 'POST', path: '/admin/people/{userId}/points', body: 'json', idempotent: true };
export const adminDecideApplication: Operation<AdminDecideApplicationParams, ApplicationForStaff> = { id: 'adminDecideApplication', method: 'PUT', path: '/admin/applications/{applicationId}', body: 'json' };
export const adminGetApplication: Operation<AdminGetApplicationParams, ApplicationForStaff> = { id: 'adminGetApplication', method: 'GET', path: '/admin/applications/{applicationId}' };
export const adminGetBundle: Operation<AdminGetBundleParams, Bundle> = { id: 'adminGetBundle', method: 'GET', path: '/admin/bundle/{id}/user/{userId}' };
export const adminGetContent: Operation<void, ContentState> = { id: 'adminGetContent', method: 'GET', path: '/admin/content', hasParams: false };
export const adminGetOrder: Operation<AdminGetOrderParams, StaffOrder> = { id: 'adminGetOrder', method: 'GET', path: '/admin/orders/{orderId}' };
export const adminGetPerson: Operation<AdminGetPersonParams, StaffPerson> = { id: 'adminGetPerson', method: 'GET', path: '/admin/people/{userId}' };
export const adminListApplications: ListOperation<AdminListApplicationsParams, ApplicationQueue, ApplicationSummary> = { id: 'adminListApplications', method: 'GET', path: '/admin/applications', items: ['items'] };
export const adminListOrders: ListOperation<AdminListOrdersParams, StaffOrderPage, StaffOrderSummary> = { id: 'adminListOrders', method: 'GET', path: '/admin/orders', items: ['items'] };
export const adminListPeople: ListOperation<AdminListPeopleParams, StaffPersonPage, StaffPersonSummary> = { id: 'adminListPeople', method: 'GET', path: '/admin/people', items: ['items'] };
export const adminMoveOrder: Operation<AdminMoveOrderParams, StaffOrder> = { id: 'adminMoveOrder', method: 'PUT', path: '/admin/orders/{orderId}', body: 'json' };
export const adminPreviewContent: Operation<AdminPreviewContentParams, ContentPreview> = { id: 'adminPreviewContent', method: 'POST', path: '/admin/content/preview', body: 'json' };
export const adminRefundOrder: Operation<AdminRefundOrderParams, StaffOrder> = { id: 'adminRefundOrder', method: 'POST', path: '/admin/orders/{orderId}/refunds', body: 'json', idempotent: true };
export const adminSetPersonAccess: Operation<AdminSetPersonAccessParams, StaffPerson> = { id: 'adminSetPersonAccess', method: 'PUT', path: '/admin/people/{userId}/access', body: 'json' };
export const adminSetTracking: Operation<AdminSetTrackingParams, StaffOrder> = { id: 'adminSetTracking', method: 'PUT', path: '/admin/orders/{orderId}/tracking', body: 'json' };
export const adminUpdateAccount: Operation<AdminUpdateAccountParams, StaffPerson> = { id: 'adminUpdateAccount', method: 'PUT', path: '/admin/people/{userId}/account', body: 'json' };
