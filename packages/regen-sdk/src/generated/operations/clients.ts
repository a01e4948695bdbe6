// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { ClientCreateParams, ClientInvitationAcceptParams, ClientSearchParams, LinkedProfessional, RetailClient, RetailClientGetParams, RetailClientInvitation, RetailClientListParams, RetailClientMatches, RetailClientOrder, RetailClientOrderListParams, RetailClientOrderPage, RetailClientPage, RetailClientsOrderListParams } from '../types.ts';

export const clientCreate: Operation<ClientCreateParams, RetailClientInvitation> = { id: 'clientCreate', method: 'POST', path: '/client', body: 'json', idempotent: true };
export const clientInvitationAccept: Operation<ClientInvitationAcceptParams, LinkedProfessional> = { id: 'clientInvitationAccept', method: 'POST', path: '/client/invitation/{token}', body: 'json', idempotent: true };
export const clientSearch: Operation<ClientSearchParams, RetailClientMatches> = { id: 'clientSearch', method: 'GET', path: '/client/search' };
export const retailClientGet: Operation<RetailClientGetParams, RetailClient> = { id: 'retailClientGet', method: 'GET', path: '/retailClients/{clientId}' };
export const retailClientList: ListOperation<RetailClientListParams, RetailClientPage, RetailClient> = { id: 'retailClientList', method: 'GET', path: '/users/{id}/retailClients', items: ['items'] };
export const retailClientOrderList: ListOperation<RetailClientOrderListParams, RetailClientOrderPage, RetailClientOrder> = { id: 'retailClientOrderList', method: 'GET', path: '/retailClients/{clientId}/orders', items: ['items'] };
export const retailClientsOrderList: ListOperation<RetailClientsOrderListParams, RetailClientOrderPage, RetailClientOrder> = { id: 'retailClientsOrderList', method: 'GET', path: '/retailClients/orders', items: ['items'] };
