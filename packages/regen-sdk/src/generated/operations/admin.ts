// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { AdminGetBundleParams, AdminPreviewContentParams, Bundle, ContentPreview, ContentState } from '../types.ts';

export const adminGetBundle: Operation<AdminGetBundleParams, Bundle> = { id: 'adminGetBundle', method: 'GET', path: '/admin/bundle/{id}/user/{userId}' };
export const adminGetContent: Operation<void, ContentState> = { id: 'adminGetContent', method: 'GET', path: '/admin/content', hasParams: false };
export const adminPreviewContent: Operation<AdminPreviewContentParams, ContentPreview> = { id: 'adminPreviewContent', method: 'POST', path: '/admin/content/preview', body: 'json' };
