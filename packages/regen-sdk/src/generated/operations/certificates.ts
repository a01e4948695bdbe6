// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { Certificate, CertificateIssueParams } from '../types.ts';

export const certificateIssue: Operation<CertificateIssueParams, Certificate> = { id: 'certificateIssue', method: 'PUT', path: '/users/{id}/topics/{topicId}/certificate' };
