// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { DeviceSessionList, SessionListParams, SessionRevokeOthersParams, SessionRevokeParams } from '../types.ts';

export const sessionList: Operation<SessionListParams, DeviceSessionList> = { id: 'sessionList', method: 'GET', path: '/users/{id}/sessions' };
export const sessionRevoke: Operation<SessionRevokeParams, void> = { id: 'sessionRevoke', method: 'DELETE', path: '/users/{id}/sessions/{sessionId}' };
export const sessionRevokeOthers: Operation<SessionRevokeOthersParams, void> = { id: 'sessionRevokeOthers', method: 'DELETE', path: '/users/{id}/sessions' };
