// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const adminBundleGet: Operation = 'adminBundleGet /admin/bundle/{id}/user/{userId}';
