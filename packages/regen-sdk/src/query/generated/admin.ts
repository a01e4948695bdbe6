// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPages, readPlain } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/admin.ts';

/** Read anyone’s bundle: `admin.getBundle`. */
export const adminGetBundle = /* @__PURE__ */ read(operations.adminGetBundle);

/** List professional applications: `admin.listApplications`. */
export const adminListApplications = /* @__PURE__ */ read(operations.adminListApplications);

/** List professional applications: `admin.listApplications`. The pages one after the other, for `useInfiniteQuery`. */
export const adminListApplicationsInfinite = /* @__PURE__ */ readPages(operations.adminListApplications);

/** Read a professional application: `admin.getApplication`. */
export const adminGetApplication = /* @__PURE__ */ read(operations.adminGetApplication);

/** Review, accept or decline a professional application: `admin.decideApplication`. */
export const adminDecideApplication = /* @__PURE__ */ write(operations.adminDecideApplication, {
  keeps: ['adminGetApplication', (_data, params) => ({ applicationId: params.applicationId })],
  stales: ['adminListApplications'],
});

/** List orders of all buyers: `admin.listOrders`. */
export const adminListOrders = /* @__PURE__ */ read(operations.adminListOrders);

/** List orders of all buyers: `admin.listOrders`. The pages one after the other, for `useInfiniteQuery`. */
export const adminListOrdersInfinite = /* @__PURE__ */ readPages(operations.adminListOrders);

/** Read an order of any buyer: `admin.getOrder`. */
export const adminGetOrder = /* @__PURE__ */ read(operations.adminGetOrder);

/** Pack, ship, deliver or cancel an order: `admin.moveOrder`. */
export const adminMoveOrder = /* @__PURE__ */ write(operations.adminMoveOrder, {
  keeps: ['adminGetOrder', (_data, params) => ({ orderId: params.orderId })],
  stales: ['adminListOrders'],
});

/** Add or correct the tracking number of a shipped order: `admin.setTracking`. */
export const adminSetTracking = /* @__PURE__ */ write(operations.adminSetTracking, {
  keeps: ['adminGetOrder', (_data, params) => ({ orderId: params.orderId })],
  stales: ['adminListOrders'],
});

/**
 * Refund all or part of an order: `admin.refundOrder`. Keep one `idempotencyKey` until the response arrives: repeating
 * the call after a lost response is then safe.
 */
export const adminRefundOrder = /* @__PURE__ */ write(operations.adminRefundOrder, {
  keeps: ['adminGetOrder', (_data, params) => ({ orderId: params.orderId })],
  stales: ['adminListOrders'],
});

/** List people of all accounts: `admin.listPeople`. */
export const adminListPeople = /* @__PURE__ */ read(operations.adminListPeople);

/** List people of all accounts: `admin.listPeople`. The pages one after the other, for `useInfiniteQuery`. */
export const adminListPeopleInfinite = /* @__PURE__ */ readPages(operations.adminListPeople);

/** Read a person with their account: `admin.getPerson`. */
export const adminGetPerson = /* @__PURE__ */ read(operations.adminGetPerson);

/** Change the tier, rewards or store page of an account: `admin.updateAccount`. */
export const adminUpdateAccount = /* @__PURE__ */ write(operations.adminUpdateAccount, {
  keeps: ['adminGetPerson', (_data, params) => ({ userId: params.userId })],
  stales: ['adminListPeople'],
});

/** Disable or enable a person: `admin.setPersonAccess`. */
export const adminSetPersonAccess = /* @__PURE__ */ write(operations.adminSetPersonAccess, {
  keeps: ['adminGetPerson', (_data, params) => ({ userId: params.userId })],
  stales: ['adminListPeople'],
});

/**
 * Add or deduct a person’s points: `admin.correctPoints`. Keep one `idempotencyKey` until the response arrives:
 * repeating the call after a lost response is then safe.
 */
export const adminCorrectPoints = /* @__PURE__ */ write(operations.adminCorrectPoints, {
  stales: ['adminGetPerson'],
});

/** Read the state of the content: `admin.getContent`. */
export const adminGetContent = /* @__PURE__ */ readPlain(operations.adminGetContent);

/** Start a preview of drafts: `admin.previewContent`. */
export const adminPreviewContent = /* @__PURE__ */ write(operations.adminPreviewContent);
