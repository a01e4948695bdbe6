// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { Application, ApplicationCreateParams, ApplicationGetParams, ApplicationState } from '../types.ts';

export const applicationCreate: Operation<ApplicationCreateParams, Application> = { id: 'applicationCreate', method: 'POST', path: '/applications', body: 'form', idempotent: true };
export const applicationGet: Operation<ApplicationGetParams, ApplicationState> = { id: 'applicationGet', method: 'GET', path: '/users/{id}/application' };
