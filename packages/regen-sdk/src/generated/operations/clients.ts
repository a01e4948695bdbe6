// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const clientAcceptInvitation: Operation = 'clientAcceptInvitation /client/invitation/{token} POST bk';
export const clientCreate: Operation = 'clientCreate /client POST bk';
export const clientGet: Operation = 'clientGet /retailClients/{clientId}';
export const clientList: Operation = 'clientList /users/{id}/retailClients GET l';
export const clientListAllOrders: Operation = 'clientListAllOrders /retailClients/orders GET l';
export const clientListOrders: Operation = 'clientListOrders /retailClients/{clientId}/orders GET l';
export const clientSearch: Operation = 'clientSearch /client/search';
