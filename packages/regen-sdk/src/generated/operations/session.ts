// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const sessionCreate: Operation = 'sessionCreate /auth/users/login POST bc';
export const sessionEnd: Operation = 'sessionEnd /users/{id}/logOut PUT';
export const sessionRefresh: Operation = 'sessionRefresh /auth/users/jwt/refresh GET e';
