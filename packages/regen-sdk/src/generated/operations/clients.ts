// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { ClientAcceptInvitationParams, ClientCreateParams, ClientGetParams, ClientListAllOrdersParams, ClientListOrdersParams, ClientListParams, ClientSearchParams, LinkedProfessional, RetailClient, RetailClientInvitation, RetailClientMatches, RetailClientOrder, RetailClientOrderPage, RetailClientPage } from '../types.ts';

export const clientAcceptInvitation: Operation<ClientAcceptInvitationParams, LinkedProfessional> = { id: 'clientAcceptInvitation', method: 'POST', path: '/client/invitation/{token}', body: 'json', idempotent: true };
export const clientCreate: Operation<ClientCreateParams, RetailClientInvitation> = { id: 'clientCreate', method: 'POST', path: '/client', body: 'json', idempotent: true };
export const clientGet: Operation<ClientGetParams, RetailClient> = { id: 'clientGet', method: 'GET', path: '/retailClients/{clientId}' };
export const clientList: ListOperation<ClientListParams, RetailClientPage, RetailClient> = { id: 'clientList', method: 'GET', path: '/users/{id}/retailClients', items: ['items'] };
export const clientListAllOrders: ListOperation<ClientListAllOrdersParams, RetailClientOrderPage, RetailClientOrder> = { id: 'clientListAllOrders', method: 'GET', path: '/retailClients/orders', items: ['items'] };
export const clientListOrders: ListOperation<ClientListOrdersParams, RetailClientOrderPage, RetailClientOrder> = { id: 'clientListOrders', method: 'GET', path: '/retailClients/{clientId}/orders', items: ['items'] };
export const clientSearch: Operation<ClientSearchParams, RetailClientMatches> = { id: 'clientSearch', method: 'GET', path: '/client/search' };
