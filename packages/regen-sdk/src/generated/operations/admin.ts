// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { AdminDecideApplicationParams, AdminGetApplicationParams, AdminGetBundleParams, AdminListApplicationsParams, AdminPreviewContentParams, ApplicationForStaff, ApplicationQueue, ApplicationSummary, Bundle, ContentPreview, ContentState } from '../types.ts';

export const adminDecideApplication: Operation<AdminDecideApplicationParams, ApplicationForStaff> = { id: 'adminDecideApplication', method: 'PUT', path: '/admin/applications/{applicationId}', body: 'json' };
export const adminGetApplication: Operation<AdminGetApplicationParams, ApplicationForStaff> = { id: 'adminGetApplication', method: 'GET', path: '/admin/applications/{applicationId}' };
export const adminGetBundle: Operation<AdminGetBundleParams, Bundle> = { id: 'adminGetBundle', method: 'GET', path: '/admin/bundle/{id}/user/{userId}' };
export const adminGetContent: Operation<void, ContentState> = { id: 'adminGetContent', method: 'GET', path: '/admin/content', hasParams: false };
export const adminListApplications: ListOperation<AdminListApplicationsParams, ApplicationQueue, ApplicationSummary> = { id: 'adminListApplications', method: 'GET', path: '/admin/applications', items: ['items'] };
export const adminPreviewContent: Operation<AdminPreviewContentParams, ContentPreview> = { id: 'adminPreviewContent', method: 'POST', path: '/admin/content/preview', body: 'json' };
