// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { DeviceSessionList, Session, SessionCreateParams, SessionEndParams, SessionListParams, SessionRevokeOthersParams, SessionRevokeParams } from '../types.ts';

export const sessionCreate: Operation<SessionCreateParams, Session> = { id: 'sessionCreate', method: 'POST', path: '/auth/users/login', body: 'json', isForGuests: true, auth: 'client' };
export const sessionEnd: Operation<SessionEndParams, void> = { id: 'sessionEnd', method: 'PUT', path: '/users/{id}/logOut' };
export const sessionList: Operation<SessionListParams, DeviceSessionList> = { id: 'sessionList', method: 'GET', path: '/users/{id}/sessions' };
export const sessionRefresh: Operation<void, Session> = { id: 'sessionRefresh', method: 'GET', path: '/auth/users/jwt/refresh', hasParams: false };
export const sessionRevoke: Operation<SessionRevokeParams, void> = { id: 'sessionRevoke', method: 'DELETE', path: '/users/{id}/sessions/{sessionId}' };
export const sessionRevokeOthers: Operation<SessionRevokeOthersParams, void> = { id: 'sessionRevokeOthers', method: 'DELETE', path: '/users/{id}/sessions' };
