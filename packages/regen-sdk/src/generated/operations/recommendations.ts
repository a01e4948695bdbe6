// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const recommendationClaim: Operation = 'recommendationClaim /recommendations/{id} PUT bs';
export const recommendationCreate: Operation = 'recommendationCreate /recommendations/{id} POST fk';
export const recommendationDelete: Operation = 'recommendationDelete /recommendations/{userId}/bundle/{bundleId} DELETE';
export const recommendationDeleteFile: Operation = 'recommendationDeleteFile /recommendations/{userId}/bundle/{bundleId}/file DELETE';
export const recommendationGet: Operation = 'recommendationGet /recommendations/{userId}/bundle/{bundleId}';
export const recommendationGetShared: Operation = 'recommendationGetShared /recommendations/{bundleToken}/userId/{userId}';
export const recommendationList: Operation = 'recommendationList /recommendations/{id} GET l';
export const recommendationListReceived: Operation = 'recommendationListReceived /recommendations/user/{userId} GET l';
export const recommendationReplaceLink: Operation = 'recommendationReplaceLink /recommendations/{userId}/bundle/{bundleId}/link PUT';
export const recommendationReport: Operation = 'recommendationReport /recommendations/user/{userId}/report/{period} GET l';
export const recommendationSearch: Operation = 'recommendationSearch /recommendations/{userId}/search/{term} GET l';
export const recommendationSend: Operation = 'recommendationSend /recommendations/{userId}/bundle/{bundleId}/send POST bk';
export const recommendationUpdate: Operation = 'recommendationUpdate /recommendations/{userId}/bundle/{bundleId} PUT fk';
