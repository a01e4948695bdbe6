// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { AdminBundleGetParams, Bundle } from '../types.ts';

export const adminBundleGet: Operation<AdminBundleGetParams, Bundle> = { id: 'adminBundleGet', method: 'GET', path: '/admin/bundle/{id}/user/{userId}' };
