// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { ClientProfessionals, ProfessionalDeleteParams, ProfessionalListParams } from '../types.ts';

export const professionalDelete: Operation<ProfessionalDeleteParams, void> = { id: 'professionalDelete', method: 'DELETE', path: '/users/{id}/professionals/{accountId}' };
export const professionalList: Operation<ProfessionalListParams, ClientProfessionals> = { id: 'professionalList', method: 'GET', path: '/users/{id}/professionals' };
