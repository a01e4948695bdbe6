import type { ApiPromise } from '../core/api-promise.ts';
import type { PagePromise } from '../core/page-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  clientCreate,
  clientAcceptInvitation,
  clientSearch,
  clientGet,
  clientList,
  clientListOrders,
  clientListAllOrders,
} from '../generated/operations/clients.ts';
import type {
  ClientCreateParams,
  ClientAcceptInvitationParams,
  ClientSearchParams,
  LinkedProfessional,
  RetailClient,
  ClientGetParams,
  RetailClientInvitation,
  ClientListParams,
  RetailClientMatches,
  RetailClientOrder,
  ClientListOrdersParams,
  RetailClientOrderPage,
  RetailClientPage,
  ClientListAllOrdersParams,
} from '../generated/types.ts';

/** The retail clients of a professional. */
export interface ClientsResource {
  /** The linked clients; iterate it for all of them. */
  list(params: ClientListParams, options?: RequestOptions): PagePromise<RetailClientPage, RetailClient>;
  /** One linked client. */
  get(params: ClientGetParams, options?: RequestOptions): ApiPromise<RetailClient>;
  /** What one client bought, newest first. */
  listOrders(
    params: ClientListOrdersParams,
    options?: RequestOptions,
  ): PagePromise<RetailClientOrderPage, RetailClientOrder>;
  /** What all clients bought, newest first. */
  listAllOrders(
    params: ClientListAllOrdersParams,
    options?: RequestOptions,
  ): PagePromise<RetailClientOrderPage, RetailClientOrder>;
  /** The ten best matches, for pickers. */
  search(params: ClientSearchParams, options?: RequestOptions): ApiPromise<RetailClientMatches>;
  /** Invites a person; the client appears once the invitation is accepted. */
  create(params: ClientCreateParams, options?: RequestOptions): ApiPromise<RetailClientInvitation>;
  /** Accepts the invitation from the mail. */
  acceptInvitation(params: ClientAcceptInvitationParams, options?: RequestOptions): ApiPromise<LinkedProfessional>;
}

export function createClientsResource(call: Call): ClientsResource {
  return bind<ClientsResource>(call, {
    list: clientList,
    get: clientGet,
    listOrders: clientListOrders,
    listAllOrders: clientListAllOrders,
    search: clientSearch,
    create: clientCreate,
    acceptInvitation: clientAcceptInvitation,
  });
}
