import type { operations } from '@regen/sdk';

/** The operations that the screens call: method and path, as in the contract. The first that fits an address is meant. */
export const routes = {
  categoryListForUser: 'GET /products/category/{userId}',
  concernListForUser: 'GET /products/concerns/{userId}',
  productSearch: 'GET /products/',
  productListByIds: 'POST /products/ids',
  productList: 'GET /products/{userId}',
  productImageList: 'GET /product/images',
  productGet: 'GET /product/{sku}',
  cartAddBundle: 'POST /cart/{id}/bundle',
  cartFreeItemChoose: 'PUT /cart/{id}/freeitem',
  cartFreeItemRemove: 'DELETE /cart/{id}/freeitem',
  cartGet: 'GET /cart/{id}',
  cartUpdate: 'PUT /cart/{id}',
  shippingMethodList: 'GET /shippingMethods/{id}',
  paymentConfigGet: 'GET /payments/config',
  paymentTokenCreate: 'POST /payments/test/tokens',
  orderGet: 'GET /user/{id}/order/{orderId}',
  orderList: 'GET /user/{id}/order',
  orderPay: 'POST /order/{orderId}/pay',
  orderPlace: 'POST /order/{id}',
  addressList: 'GET /users/address/{userId}',
  addressCreate: 'POST /users/address/{userId}',
  addressUpdate: 'PUT /users/address/{userId}',
  addressSetDefault: 'PUT /users/defaultAddress/{userId}',
  addressDelete: 'DELETE /users/{userId}/address/{addressId}',
  favoriteList: 'GET /users/{id}/favorite',
  favoriteAdd: 'PUT /users/{id}/favorite/{sku}',
  favoriteRemove: 'DELETE /users/{id}/favorite/{sku}',
  accountGet: 'GET /account',
  userUpdateName: 'PUT /users/{id}/name',
  userAcceptTerms: 'POST /users/{id}/acceptTermsAndCondition',
  applicationCreate: 'POST /applications',
  applicationGet: 'GET /users/{id}/application',
  pageContentGet: 'GET /page/content/{slug}',
  userUpdatePhone: 'PUT /users/{id}/phone',
  userUpdateAccountName: 'PUT /users/{id}/accountName',
  sessionCreate: 'POST /auth/users/login',
  sessionEnd: 'PUT /users/{id}/logOut',
  sessionList: 'GET /users/{id}/sessions',
  sessionRevoke: 'DELETE /users/{id}/sessions/{sessionId}',
  sessionRevokeOthers: 'DELETE /users/{id}/sessions',
  passwordForgot: 'POST /users/forgotPassword',
  passwordTokenValidate: 'GET /users/validateToken/{token}',
  passwordReset: 'POST /users/resetPassword/{token}',
  userRegister: 'POST /users',
  stockAlertCreate: 'POST /notify',
  stockAlertConfirm: 'POST /notify/{token}',
  stockAlertUnsubscribe: 'POST /unsubscribe',
  rewardsGet: 'GET /users/{id}/rewards/info/{timezone}',
  storeLabelGet: 'GET /accounts/{id}/storeLabels',
  storeGet: 'GET /users/storeLabel/{storeLabel}',
  retailLocationList: 'GET /retailLocations',
  recommendationGetShared: 'GET /recommendations/{bundleToken}/userId/{userId}',
  recommendationClaim: 'PUT /recommendations/{id}',
  clientInvitationAccept: 'POST /client/invitation/{token}',
} as const satisfies Partial<Record<keyof operations, string>>;

export type OperationId = keyof typeof routes;

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : null;

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** What an operation answers when all is well. */
export type BodyOf<Id extends OperationId> = Json<Responses<Id>[keyof Responses<Id> & (200 | 201 | 202 | 204)]>;
