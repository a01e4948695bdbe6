// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { adminGetBundle, adminListApplications, adminGetApplication, adminDecideApplication, adminListOrders, adminGetOrder, adminMoveOrder, adminSetTracking, adminRefundOrder, adminListPeople, adminGetPerson, adminUpdateAccount, adminSetPersonAccess, adminCorrectPoints, adminGetContent, adminPreviewContent } from '../../generated/operations/admin.ts';
import type { AdminCorrectPointsParams, AdminDecideApplicationParams, AdminGetApplicationParams, AdminGetBundleParams, AdminGetOrderParams, AdminGetPersonParams, AdminListApplicationsParams, AdminListOrdersParams, AdminListPeopleParams, AdminMoveOrderParams, AdminPreviewContentParams, AdminRefundOrderParams, AdminSetPersonAccessParams, AdminSetTrackingParams, AdminUpdateAccountParams, ApplicationForStaff, ApplicationQueue, ApplicationSummary, Bundle, ContentPreview, ContentState, CorrectedPoints, StaffOrder, StaffOrderPage, StaffOrderSummary, StaffPerson, StaffPersonPage, StaffPersonSummary } from '../../generated/types.ts';

/** For staff. */
export interface AdminResource {
  /**
   * Read anyone’s bundle.
   *
   * For staff with `admin:bundles`. Each access is logged with the name of the staff member.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const bundle = await regen.admin.getBundle({ id: 'bdl_01hzx0k3v9', userId: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/recommendations#adminGetBundle` in the reference of your server
   */
  getBundle(params: AdminGetBundleParams, options?: RequestOptions): ApiPromise<Bundle>;
  /**
   * List professional applications.
   *
   * For staff with `admin:applications`. `waiting` lists undecided applications, oldest first; the other parts list
   * decided ones, newest first.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`.
   *
   * @see `/docs/api/staff#adminListApplications` in the reference of your server
   */
  listApplications(params?: AdminListApplicationsParams, options?: RequestOptions): PagePromise<ApplicationQueue, ApplicationSummary>;
  /**
   * Read a professional application.
   *
   * For staff with `admin:applications`. Each access is logged with the name of the staff member.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const applicationForStaff = await regen.admin.getApplication({ applicationId: 'apl_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/staff#adminGetApplication` in the reference of your server
   */
  getApplication(params: AdminGetApplicationParams, options?: RequestOptions): ApiPromise<ApplicationForStaff>;
  /**
   * Review, accept or decline a professional application.
   *
   * For staff with `admin:applications`. Accepting makes the applicant’s account professional, or creates one, with the
   * chosen tier; the applicant is emailed, with a link to set a password if the email address was never confirmed.
   * Declining emails the reason. Each decision is logged with the name of the staff member. If someone else was first,
   * the call fails with 409 `application_changed`. Staff, schools and disabled accounts can’t be accepted: 409
   * `application_not_acceptable`.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 409 `application_changed`, `application_not_acceptable`.
   *
   * @example
   * ```ts
   * const applicationForStaff = await regen.admin.decideApplication({
   *   applicationId: 'apl_01hzx0k3v9',
   *   status: 'accepted',
   *   changedAt: '2026-11-21T17:04:10.000Z',
   *   tier: 1,
   *   isRewardsEligible: true,
   * });
   * ```
   *
   * @see `/docs/api/staff#adminDecideApplication` in the reference of your server
   */
  decideApplication(params: AdminDecideApplicationParams, options?: RequestOptions): ApiPromise<ApplicationForStaff>;
  /**
   * List orders of all buyers.
   *
   * For staff with `admin:orders`. Orders to pack or to ship (`state` is `paid` or `packed`) come oldest first; every
   * other list is newest first.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`.
   *
   * @see `/docs/api/staff#adminListOrders` in the reference of your server
   */
  listOrders(params?: AdminListOrdersParams, options?: RequestOptions): PagePromise<StaffOrderPage, StaffOrderSummary>;
  /**
   * Read an order of any buyer.
   *
   * For staff with `admin:orders`. Each access is logged with the name of the staff member.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const staffOrder = await regen.admin.getOrder({ orderId: 'ord_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/staff#adminGetOrder` in the reference of your server
   */
  getOrder(params: AdminGetOrderParams, options?: RequestOptions): ApiPromise<StaffOrder>;
  /**
   * Pack, ship, deliver or cancel an order.
   *
   * For staff with `admin:orders`. The buyer is emailed when the order ships with a tracking number, and when it is
   * canceled. A paid order can be canceled until it is packed: everything is refunded, stock and points spent are
   * returned, and points earned are deducted. Each move is logged with the name of the staff member. If someone else
   * was first, or the order can’t move to that state, the call fails with 409 `order_changed`.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 409 `order_changed`.
   *
   * @example
   * ```ts
   * const staffOrder = await regen.admin.moveOrder({
   *   orderId: 'ord_01hzx0k3v9',
   *   state: 'packed',
   *   changedAt: '2026-11-21T06:57:09.511Z',
   * });
   * ```
   *
   * @see `/docs/api/staff#adminMoveOrder` in the reference of your server
   */
  moveOrder(params: AdminMoveOrderParams, options?: RequestOptions): ApiPromise<StaffOrder>;
  /**
   * Add or correct the tracking number of a shipped order.
   *
   * For staff with `admin:orders`. If the order shipped without a number, the buyer is emailed once it has one;
   * corrections are not emailed. For an order that has not shipped, the call fails with 409 `order_changed`.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 409 `order_changed`.
   *
   * @example
   * ```ts
   * const staffOrder = await regen.admin.setTracking({
   *   orderId: 'ord_01hzx0k3v9',
   *   carrier: 'UPS',
   *   trackingNumber: '1Z999AA10123456784',
   *   changedAt: '2026-11-21T06:57:09.511Z',
   * });
   * ```
   *
   * @see `/docs/api/staff#adminSetTracking` in the reference of your server
   */
  setTracking(params: AdminSetTrackingParams, options?: RequestOptions): ApiPromise<StaffOrder>;
  /**
   * Refund all or part of an order.
   *
   * For staff with `admin:orders`. Refunds units with their tax, and shipping, to the payment method that was charged.
   * Their share of the points spent is returned, and their share of the points earned is deducted. Once nothing is left
   * to refund, the order is `refunded`. The buyer is emailed, and the receipt lists the refund. Each refund is logged
   * with the name of the staff member. If the order has changed, or the store calculates a different `amount`, the call
   * fails with 409 `order_changed`.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 409 `order_changed`, `idempotency_key_reuse`; 422
   * `order_not_refundable`.
   *
   * @example
   * ```ts
   * const staffOrder = await regen.admin.refundOrder({
   *   orderId: 'ord_01hzx0k3v9',
   *   lines: [{ line: 1, quantity: 1, restock: true }],
   *   shipping: false,
   *   amount: 100.11,
   *   reason: 'One bottle arrived broken.',
   *   changedAt: '2026-11-21T06:57:09.511Z',
   * });
   * ```
   *
   * @see `/docs/api/staff#adminRefundOrder` in the reference of your server
   */
  refundOrder(params: AdminRefundOrderParams, options?: RequestOptions): ApiPromise<StaffOrder>;
  /**
   * List people of all accounts.
   *
   * For staff with `admin:users`. Newest first. If more than 10,000 people match a search, any 10,000 of them are
   * listed.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`.
   *
   * @see `/docs/api/staff#adminListPeople` in the reference of your server
   */
  listPeople(params?: AdminListPeopleParams, options?: RequestOptions): PagePromise<StaffPersonPage, StaffPersonSummary>;
  /**
   * Read a person with their account.
   *
   * For staff with `admin:users`. Each access is logged with the name of the staff member.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const staffPerson = await regen.admin.getPerson({ userId: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/staff#adminGetPerson` in the reference of your server
   */
  getPerson(params: AdminGetPersonParams, options?: RequestOptions): ApiPromise<StaffPerson>;
  /**
   * Change the tier, rewards or store page of an account.
   *
   * For staff with `admin:users`. Changes the person’s account for everyone in it, effective at once: open pages get
   * the prices of the new tier too. Without a store page, its URL responds with 404; the label, profile and pictures
   * are kept in case the account gets it back. Only professional accounts can be changed: 409
   * `account_not_professional`. Each change is logged with the name of the staff member. If someone else was first, the
   * call fails with 409 `person_changed`.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 409 `person_changed`, `account_not_professional`.
   *
   * @example
   * ```ts
   * const staffPerson = await regen.admin.updateAccount({ userId: 'usr_01hzx0k3v9', tier: 2, changedAt: '2026-11-21T17:04:10.000Z' });
   * ```
   *
   * @see `/docs/api/staff#adminUpdateAccount` in the reference of your server
   */
  updateAccount(params: AdminUpdateAccountParams, options?: RequestOptions): ApiPromise<StaffPerson>;
  /**
   * Disable or enable a person.
   *
   * For staff with `admin:users`. A disabled person is signed out everywhere at once and can’t sign in or reset the
   * password. Their data is kept. Nobody can disable themselves or staff with `admin:users`: 409 `person_protected`.
   * Each change is logged with the name of the staff member. If someone else was first, the call fails with 409
   * `person_changed`.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 409 `person_changed`, `person_protected`.
   *
   * @example
   * ```ts
   * const staffPerson = await regen.admin.setPersonAccess({
   *   userId: 'usr_01hzx0k3v9',
   *   isDisabled: true,
   *   reason: 'Sold the clinic',
   *   changedAt: '2026-11-21T17:04:10.000Z',
   * });
   * ```
   *
   * @see `/docs/api/staff#adminSetPersonAccess` in the reference of your server
   */
  setPersonAccess(params: AdminSetPersonAccessParams, options?: RequestOptions): ApiPromise<StaffPerson>;
  /**
   * Add or deduct a person’s points.
   *
   * For staff with `admin:users`. The person sees the entry and its reason in the points history. A balance can’t go
   * below zero: 422 `points_insufficient`. Only people in professional accounts have points: 409
   * `account_not_professional`. Each correction is logged with the name of the staff member.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 409 `account_not_professional`, `idempotency_key_reuse`; 422
   * `points_insufficient`.
   *
   * @example
   * ```ts
   * const correctedPoints = await regen.admin.correctPoints({
   *   userId: 'usr_01hzx0k3v9',
   *   points: 250,
   *   reason: 'Points for an order placed by phone',
   * });
   * ```
   *
   * @see `/docs/api/staff#adminCorrectPoints` in the reference of your server
   */
  correctPoints(params: AdminCorrectPointsParams, options?: RequestOptions): ApiPromise<CorrectedPoints>;
  /**
   * Read the state of the content.
   *
   * For staff with `admin:content`. Pages are rendered from a copy of the content service’s records: how old it is in
   * the process that responds, and why it could not be brought up to date.
   *
   * Fails with 403 `forbidden`.
   *
   * @see `/docs/api/content#adminGetContent` in the reference of your server
   */
  getContent(options?: RequestOptions): ApiPromise<ContentState>;
  /**
   * Start a preview of drafts.
   *
   * For staff with `admin:content`. Returns a link that shows drafts at their real addresses to the browser that opens
   * it. The link is good for five minutes, the preview for two hours. Each link is logged with the user id of the staff
   * member.
   *
   * Fails with 403 `forbidden`; 409 `preview_unavailable`.
   *
   * @example
   * ```ts
   * const contentPreview = await regen.admin.previewContent({ page: '/blogs' });
   * ```
   *
   * @see `/docs/api/content#adminPreviewContent` in the reference of your server
   */
  previewContent(params: AdminPreviewContentParams, options?: RequestOptions): ApiPromise<ContentPreview>;
}

export function createAdminResource(call: Call): AdminResource {
  return bind<AdminResource>(call, {
    getBundle: adminGetBundle,
    listApplications: adminListApplications,
    getApplication: adminGetApplication,
    decideApplication: adminDecideApplication,
    listOrders: adminListOrders,
    getOrder: adminGetOrder,
    moveOrder: adminMoveOrder,
    setTracking: adminSetTracking,
    refundOrder: adminRefundOrder,
    listPeople: adminListPeople,
    getPerson: adminGetPerson,
    updateAccount: adminUpdateAccount,
    setPersonAccess: adminSetPersonAccess,
    correctPoints: adminCorrectPoints,
    getContent: adminGetContent,
    previewContent: adminPreviewContent,
  });
}
