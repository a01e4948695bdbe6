// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { clientList, clientListAllOrders, clientGet, clientListOrders, clientSearch, clientCreate, clientAcceptInvitation } from '../../generated/operations/clients.ts';
import type { ClientAcceptInvitationParams, ClientCreateParams, ClientGetParams, ClientListAllOrdersParams, ClientListOrdersParams, ClientListParams, ClientSearchParams, LinkedProfessional, RetailClient, RetailClientInvitation, RetailClientMatches, RetailClientOrder, RetailClientOrderPage, RetailClientPage } from '../../generated/types.ts';

/** The retail clients of a professional. */
export interface ClientsResource {
  /**
   * List the retail clients of a professional.
   *
   * The clients who are linked to the caller’s account. `name` sorts by last name, `recent` by the newest order,
   * `spent` by the total. Only orders that were paid and neither canceled nor refunded count.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`, `wrong_channel`.
   *
   * @example
   * ```ts
   * for await (const item of regen.clients.list({ id: 'usr_01hzx0k3v9' })) console.log(item);
   * ```
   *
   * @see `/docs/api/clients#clientList` in the reference of your server
   */
  list(params: ClientListParams, options?: RequestOptions): PagePromise<RetailClientPage, RetailClient>;
  /**
   * List the orders of all retail clients.
   *
   * The paid orders of all linked clients, newest first.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`, `wrong_channel`.
   *
   * @see `/docs/api/clients#clientListAllOrders` in the reference of your server
   */
  listAllOrders(params?: ClientListAllOrdersParams, options?: RequestOptions): PagePromise<RetailClientOrderPage, RetailClientOrder>;
  /**
   * Read a retail client.
   *
   * A client who is linked to the caller’s account; anyone else is a 404.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const retailClient = await regen.clients.get({ clientId: 'acc_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/clients#clientGet` in the reference of your server
   */
  get(params: ClientGetParams, options?: RequestOptions): ApiPromise<RetailClient>;
  /**
   * List the orders of a retail client.
   *
   * The paid orders of one linked client, newest first: products, quantities and the total, without addresses or
   * payment. A client who is not linked is a 404.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`.
   *
   * @example
   * ```ts
   * for await (const item of regen.clients.listOrders({ clientId: 'acc_01hzx0k3v9' })) console.log(item);
   * ```
   *
   * @see `/docs/api/clients#clientListOrders` in the reference of your server
   */
  listOrders(params: ClientListOrdersParams, options?: RequestOptions): PagePromise<RetailClientOrderPage, RetailClientOrder>;
  /**
   * Search retail clients.
   *
   * The ten best matches among the linked clients, for pickers.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const retailClientMatches = await regen.clients.search({ search: 'vitamin c' });
   * ```
   *
   * @see `/docs/api/clients#clientSearch` in the reference of your server
   */
  search(params: ClientSearchParams, options?: RequestOptions): ApiPromise<RetailClientMatches>;
  /**
   * Add a retail client.
   *
   * Invites a person by email. A new person gets an account and chooses a password through the email; someone who
   * already has an account has to agree to the link. Both responses look the same, so nobody learns who has an account.
   * The client appears in lists once the invitation is accepted, within 14 days; someone who is already linked gets no
   * email.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 409 `idempotency_key_reuse`; 422 `not_a_retail_account`; 429
   * `rate_limited`.
   *
   * @example
   * ```ts
   * const retailClientInvitation = await regen.clients.create({ firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' });
   * ```
   *
   * @see `/docs/api/clients#clientCreate` in the reference of your server
   */
  create(params: ClientCreateParams, options?: RequestOptions): ApiPromise<RetailClientInvitation>;
  /**
   * Accept a professional’s invitation.
   *
   * The token is from the link in the email and works once. A new person sends a password, otherwise 422
   * `password_required` or `password_too_weak`. Someone who has an account must be signed in to it, otherwise 403
   * `sign_in_as_invited`; a professional or school account cannot become a client: 422 `not_a_retail_account`. A used
   * link is a 409 `invitation_used`, one older than 14 days a 422 `invitation_expired`.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `sign_in_as_invited`; 404 `not_found`; 409 `invitation_used`, `idempotency_key_reuse`; 422
   * `password_required`, `invitation_expired`, `not_a_retail_account`, `password_too_weak`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const linkedProfessional = await regen.clients.acceptInvitation({ token: 'the-token-from-the-link-or-email', password: 'three calm mornings' });
   * ```
   *
   * @see `/docs/api/clients#clientAcceptInvitation` in the reference of your server
   */
  acceptInvitation(params: ClientAcceptInvitationParams, options?: RequestOptions): ApiPromise<LinkedProfessional>;
}

export function createClientsResource(call: Call): ClientsResource {
  return bind<ClientsResource>(call, {
    list: clientList,
    listAllOrders: clientListAllOrders,
    get: clientGet,
    listOrders: clientListOrders,
    search: clientSearch,
    create: clientCreate,
    acceptInvitation: clientAcceptInvitation,
  });
}
