// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { AdminGetBundleParams, Bundle } from '../types.ts';

export const adminGetBundle: Operation<AdminGetBundleParams, Bundle> = { id: 'adminGetBundle', method: 'GET', path: '/admin/bundle/{id}/user/{userId}' };
