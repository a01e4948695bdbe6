// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const clientCreate: Operation = 'clientCreate /client POST bk';
export const clientInvitationAccept: Operation = 'clientInvitationAccept /client/invitation/{token} POST bk';
export const clientSearch: Operation = 'clientSearch /client/search';
export const retailClientGet: Operation = 'retailClientGet /retailClients/{clientId}';
export const retailClientList: Operation = 'retailClientList /users/{id}/retailClients GET l';
export const retailClientOrderList: Operation = 'retailClientOrderList /retailClients/{clientId}/orders GET l';
export const retailClientsOrderList: Operation = 'retailClientsOrderList /retailClients/orders GET l';
