import type { ApiPromise } from '../core/api-promise.ts';
import type { PagePromise } from '../core/page-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  clientCreate,
  clientInvitationAccept,
  clientSearch,
  retailClientGet,
  retailClientList,
  retailClientOrderList,
  retailClientsOrderList,
} from '../generated/operations/clients.ts';
import type {
  ClientCreateParams,
  ClientInvitationAcceptParams,
  ClientSearchParams,
  LinkedProfessional,
  RetailClient,
  RetailClientGetParams,
  RetailClientInvitation,
  RetailClientListParams,
  RetailClientMatches,
  RetailClientOrder,
  RetailClientOrderListParams,
  RetailClientOrderPage,
  RetailClientPage,
  RetailClientsOrderListParams,
} from '../generated/types.ts';

/** The retail clients of a professional. */
export interface ClientsResource {
  /** The linked clients; iterate it for all of them. */
  list(params: RetailClientListParams, options?: RequestOptions): PagePromise<RetailClientPage, RetailClient>;
  /** One linked client. */
  get(params: RetailClientGetParams, options?: RequestOptions): ApiPromise<RetailClient>;
  /** What one client bought, newest first. */
  orders(
    params: RetailClientOrderListParams,
    options?: RequestOptions,
  ): PagePromise<RetailClientOrderPage, RetailClientOrder>;
  /** What all clients bought, newest first. */
  allOrders(
    params: RetailClientsOrderListParams,
    options?: RequestOptions,
  ): PagePromise<RetailClientOrderPage, RetailClientOrder>;
  /** The ten best matches, for pickers. */
  search(params: ClientSearchParams, options?: RequestOptions): ApiPromise<RetailClientMatches>;
  /** Invites a person; the client appears once the invitation is accepted. */
  create(params: ClientCreateParams, options?: RequestOptions): ApiPromise<RetailClientInvitation>;
  /** Accepts the invitation from the mail. */
  acceptInvitation(params: ClientInvitationAcceptParams, options?: RequestOptions): ApiPromise<LinkedProfessional>;
}

export function createClientsResource(call: Call): ClientsResource {
  return bind<ClientsResource>(call, {
    list: retailClientList,
    get: retailClientGet,
    orders: retailClientOrderList,
    allOrders: retailClientsOrderList,
    search: clientSearch,
    create: clientCreate,
    acceptInvitation: clientInvitationAccept,
  });
}
