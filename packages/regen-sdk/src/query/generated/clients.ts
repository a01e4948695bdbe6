// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPages } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/clients.ts';

/** List the retail clients of a professional: `clients.list`. */
export const clientList = /* @__PURE__ */ read(operations.clientList);

/** List the retail clients of a professional: `clients.list`. The pages one after the other, for `useInfiniteQuery`. */
export const clientListInfinite = /* @__PURE__ */ readPages(operations.clientList);

/** List the orders of all retail clients: `clients.listAllOrders`. */
export const clientListAllOrders = /* @__PURE__ */ read(operations.clientListAllOrders);

/**
 * List the orders of all retail clients: `clients.listAllOrders`. The pages one after the other, for
 * `useInfiniteQuery`.
 */
export const clientListAllOrdersInfinite = /* @__PURE__ */ readPages(operations.clientListAllOrders);

/** Read a retail client: `clients.get`. */
export const clientGet = /* @__PURE__ */ read(operations.clientGet);

/** List the orders of a retail client: `clients.listOrders`. */
export const clientListOrders = /* @__PURE__ */ read(operations.clientListOrders);

/** List the orders of a retail client: `clients.listOrders`. The pages one after the other, for `useInfiniteQuery`. */
export const clientListOrdersInfinite = /* @__PURE__ */ readPages(operations.clientListOrders);

/** Search retail clients: `clients.search`. */
export const clientSearch = /* @__PURE__ */ read(operations.clientSearch);

/**
 * Add a retail client: `clients.create`. Keep one `idempotencyKey` until the response arrives: repeating the call after
 * a lost response is then safe.
 */
export const clientCreate = /* @__PURE__ */ write(operations.clientCreate, {
  stales: ['clientList', 'clientSearch'],
});

/**
 * Accept a professional’s invitation: `clients.acceptInvitation`. Keep one `idempotencyKey` until the response arrives:
 * repeating the call after a lost response is then safe.
 */
export const clientAcceptInvitation = /* @__PURE__ */ write(operations.clientAcceptInvitation, {
  stales: ['accountGet', 'messageListConversations', 'messageListContacts', 'professionalList', 'recommendationListReceived'],
  isSecret: true,
});
