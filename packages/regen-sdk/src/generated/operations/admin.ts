// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const adminGetBundle: Operation = 'adminGetBundle /admin/bundle/{id}/user/{userId}';
