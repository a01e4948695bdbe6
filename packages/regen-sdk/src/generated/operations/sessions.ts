// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const sessionCreate: Operation = 'sessionCreate /auth/users/login POST bc';
export const sessionEnd: Operation = 'sessionEnd /users/{id}/logOut PUT';
export const sessionList: Operation = 'sessionList /users/{id}/sessions';
export const sessionRefresh: Operation = 'sessionRefresh /auth/users/jwt/refresh GET e';
export const sessionRevoke: Operation = 'sessionRevoke /users/{id}/sessions/{sessionId} DELETE';
export const sessionRevokeOthers: Operation = 'sessionRevokeOthers /users/{id}/sessions DELETE';
