// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const applicationCreate: Operation = 'applicationCreate /applications POST fk';
export const applicationGet: Operation = 'applicationGet /users/{id}/application';
