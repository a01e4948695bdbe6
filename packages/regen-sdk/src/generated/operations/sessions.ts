// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const sessionList: Operation = 'sessionList /users/{id}/sessions';
export const sessionRevoke: Operation = 'sessionRevoke /users/{id}/sessions/{sessionId} DELETE';
export const sessionRevokeOthers: Operation = 'sessionRevokeOthers /users/{id}/sessions DELETE';
