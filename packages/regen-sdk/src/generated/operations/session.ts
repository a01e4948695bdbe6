// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { Session, SessionCreateParams, SessionEndParams } from '../types.ts';

export const sessionCreate: Operation<SessionCreateParams, Session> = { id: 'sessionCreate', method: 'POST', path: '/auth/users/login', body: 'json', isForGuests: true, auth: 'client' };
export const sessionEnd: Operation<SessionEndParams, void> = { id: 'sessionEnd', method: 'PUT', path: '/users/{id}/logOut' };
export const sessionRefresh: Operation<void, Session> = { id: 'sessionRefresh', method: 'GET', path: '/auth/users/jwt/refresh', hasParams: false };
