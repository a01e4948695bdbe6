import { operations, readContract } from '@regen/contract';
import type { Api } from './api.ts';
import { newApplication } from './new-application.ts';
import { WORDS } from './requests.ts';
import type { World } from './world.ts';

/** One read as it is measured: who requests which URLs, one after the other. */
export interface Reading {
  as: Api;
  paths: readonly string[];
  /** The host, below `/api/v1`, when it is not the main one. */
  host?: 'uploads';
}

const pages = (path: string, count = 5): string[] =>
  Array.from({ length: count }, (_, at) => `${path}${path.includes('?') ? '&' : '?'}page=${at + 1}`);
const search = (word: string): string => encodeURIComponent(word);

/** Every read of the contract. A test compares the names with the description. */
export const READS: Readonly<Record<string, (world: World) => Reading | Promise<Reading>>> = {
  accountGet: ({ pro }) => ({ as: pro.api, paths: ['/account'] }),
  addressList: ({ pro }) => ({ as: pro.api, paths: [`/users/address/${pro.id}`] }),
  adminGetApplication: async ({ staff, shop }) => ({
    as: staff.api,
    paths: [`/admin/applications/${await newApplication(shop)}`],
  }),
  adminGetBundle: ({ staff, pro, bundles }) => ({
    as: staff.api,
    paths: bundles.map(({ bundleId }) => `/admin/bundle/${bundleId}/user/${pro.id}`),
  }),
  adminGetContent: ({ staff }) => ({ as: staff.api, paths: ['/admin/content'] }),
  adminGetOrder: async ({ staff }) => {
    const { items } = await staff.api.get<{ items: { id: string }[] }>('/admin/orders?state=delivered');
    return { as: staff.api, paths: items.slice(0, 5).map(({ id }) => `/admin/orders/${id}`) };
  },
  adminListOrders: ({ staff }) => ({
    as: staff.api,
    paths: [
      ...pages('/admin/orders?perPage=50', 2),
      ...[
        'state=paid',
        'state=delivered',
        'site=school',
        'site=b2b&state=canceled',
        'from=2026-01-01&to=2026-06-30',
      ].map((query) => `/admin/orders?${query}`),
      ...['R-1001', '100', 'an', 'ana@', 'Smith', '1Z999AA10123456784'].map(
        (text) => `/admin/orders?search=${search(text)}`,
      ),
    ],
  }),
  adminGetPerson: ({ staff, pro }) => ({ as: staff.api, paths: [`/admin/people/${pro.id}`] }),
  adminListApplications: ({ staff }) => ({
    as: staff.api,
    paths: ['', '?part=accepted', '?search=quiet'].map((query) => `/admin/applications${query}`),
  }),
  adminListPeople: ({ staff }) => ({
    as: staff.api,
    paths: ['', '?page=200', '?tier=4', '?site=school', '?disabled=true', '?search=da', '?search=dana%20m'].map(
      (query) => `/admin/people${query}`,
    ),
  }),
  applicationGet: ({ pro }) => ({ as: pro.api, paths: [`/users/${pro.id}/application`] }),
  cartGet: ({ guest }) => ({ as: guest, paths: ['/cart/guest'] }),
  cartGetForShippingMethod: async ({ guest }) => {
    const { items } = await guest.get<{ items: { id: string }[] }>('/shippingMethods/guest');
    return { as: guest, paths: items.map(({ id }) => `/cart/guest/${id}`) };
  },
  categoryList: ({ shop }) => ({ as: shop, paths: ['/products/category'] }),
  categoryListForUser: ({ pro }) => ({ as: pro.api, paths: [`/products/category/${pro.id}`] }),
  clientSearch: ({ pro }) => ({
    as: pro.api,
    paths: ['ana', 'ma', 'li', 'son'].map((text) => `/client/search?search=${text}`),
  }),
  concernList: ({ shop }) => ({ as: shop, paths: ['/products/concerns'] }),
  concernListForUser: ({ pro }) => ({ as: pro.api, paths: [`/products/concerns/${pro.id}`] }),
  contentGet: ({ shop }) => ({
    as: shop,
    paths: ['shipping', 'about', 'founder'].map((slug) => `/content/page/${slug}`),
  }),
  contentList: ({ shop }) => ({
    as: shop,
    paths: [...pages('/content/faq', 3), `/content/faq?where=${encodeURIComponent('{"topic":"Orders and payment"}')}`],
  }),
  contentSearch: ({ shop }) => ({
    as: shop,
    paths: ['sunscreen', 'retinol', 'return a product', 'suncsreen'].map((text) => `/content/?search=${search(text)}`),
  }),
  courseGet: ({ pro, courses }) => ({ as: pro.api, paths: courses.map((id) => `/course/${id}`) }),
  courseGetRegistration: async ({ pro, courses }) => ({
    as: pro.api,
    paths: await pro.api.answered(courses.map((id) => `/user/${pro.id}/courseId/${id}`)),
  }),
  dealList: ({ pro }) => ({ as: pro.api, paths: [`/users/${pro.id}/deals`] }),
  faqList: ({ shop }) => ({ as: shop, paths: [...pages('/faqs', 2), '/faqs?search=return'] }),
  accountDeletionGet: ({ pro }) => ({ as: pro.api, paths: [`/users/${pro.id}/accountDeletion`] }),
  dataExportGet: ({ pro }) => ({ as: pro.api, paths: [`/users/${pro.id}/dataExport`] }),
  emailChangeGet: ({ pro }) => ({ as: pro.api, paths: [`/users/${pro.id}/emailChange`] }),
  emailChangeGetLink: ({ shop }) => ({ as: shop, paths: ['/emailChange/a-token-that-is-nobodys-00000000'] }),
  favoriteList: ({ pro }) => ({ as: pro.api, paths: pages(`/users/${pro.id}/favorite`, 2) }),
  lessonGetProgress: ({ student }) => ({ as: student.api, paths: [`/users/${student.id}/lessons`] }),
  locationList: ({ pro }) => ({ as: pro.api, paths: [`/users/${pro.id}/locations`] }),
  messageList: ({ pro, partners }) => ({ as: pro.api, paths: partners.map((id) => `/users/message/${id}`) }),
  messageFileGet: async ({ pro }) => {
    const file = { name: 'routine.pdf', contentType: 'application/pdf', size: 1_000 };
    const { attachmentId } = await pro.api.post<{ attachmentId: string }>('/../uploads/messageFiles', file);
    return { as: pro.api, paths: [`/messageFiles/${attachmentId}`], host: 'uploads' };
  },
  messageListBlocked: ({ pro }) => ({ as: pro.api, paths: ['/messages/blocked'] }),
  messageListContacts: ({ pro }) => ({ as: pro.api, paths: pages('/messages/contacts') }),
  messageListConversations: ({ pro }) => ({ as: pro.api, paths: pages('/messages/users') }),
  messageSearch: ({ pro }) => ({
    as: pro.api,
    paths: ['skin', 'the', 'se', 'cream morn', 'nothinglikeit'].map(
      (text) => `/messages/search?search=${search(text)}`,
    ),
  }),
  notificationGet: ({ pro }) => ({ as: pro.api, paths: [`/users/${pro.id}/notifications`] }),
  orderGet: ({ pro, orders }) => ({ as: pro.api, paths: orders.map((id) => `/user/${pro.id}/order/${id}`) }),
  orderGetReceipt: ({ pro, orders }) => ({
    as: pro.api,
    paths: orders.map((id) => `/user/${pro.id}/order/${id}/receipt`),
  }),
  orderList: ({ pro }) => ({
    as: pro.api,
    paths: [...pages(`/user/${pro.id}/order`), `/user/${pro.id}/order?year=2026`],
  }),
  orderListProducts: ({ pro }) => ({ as: pro.api, paths: [`/user/${pro.id}/ordered-products`] }),
  pageGetContent: ({ shop }) => ({
    as: shop,
    paths: ['shipping', 'about', 'founder'].map((slug) => `/page/content/${slug}`),
  }),
  pageGet: ({ shop }) => ({ as: shop, paths: ['shipping', 'about', 'founder'].map((slug) => `/pages/${slug}`) }),
  passwordValidateToken: ({ shop }) => ({ as: shop, paths: ['/users/validateToken/a-token-that-is-nobodys-00000000'] }),
  paymentGetConfig: ({ shop }) => ({ as: shop, paths: ['/payments/config'] }),
  postalPlaceList: ({ shop }) => ({
    as: shop,
    paths: ['80202', '84111', '10001', '99501'].map((code) => `/postalPlaces?countryCode=US&postalCode=${code}`),
  }),
  productGet: ({ shop, skus }) => ({ as: shop, paths: skus.map((sku) => `/product/${sku}`) }),
  productListImages: ({ shop, skus }) => ({
    as: shop,
    paths: skus.slice(0, 100).map((_, at) => `/product/images?sku=${skus.slice(at, at + 6).join(',')}`),
  }),
  productList: ({ pro }) => ({ as: pro.api, paths: pages(`/products/${pro.id}`, 40) }),
  productSearch: ({ shop }) => ({ as: shop, paths: WORDS.map((word) => `/products/?search=${search(word)}`) }),
  promotionGet: ({ shop }) => ({ as: shop, paths: ['/promotions/12-days-of-glymed'] }),
  recommendationGet: ({ pro, bundles }) => ({
    as: pro.api,
    paths: bundles.map(({ bundleId }) => `/recommendations/${pro.id}/bundle/${bundleId}`),
  }),
  recommendationGetShared: ({ shop, bundles }) => ({
    as: shop,
    paths: bundles.map(({ bundleToken }) => `/recommendations/${bundleToken}/userId/public`),
  }),
  recommendationList: ({ pro }) => ({ as: pro.api, paths: pages(`/recommendations/${pro.id}`, 2) }),
  recommendationListReceived: ({ client }) => ({ as: client.api, paths: [`/recommendations/user/${client.id}`] }),
  recommendationReport: ({ pro }) => ({
    as: pro.api,
    paths: ['week', 'month', 'quarter', 'year'].map((period) => `/recommendations/user/${pro.id}/report/${period}`),
  }),
  recommendationSearch: ({ pro }) => ({
    as: pro.api,
    paths: ['calm', 'peel', 'evening', '1401'].map((term) => `/recommendations/${pro.id}/search/${term}`),
  }),
  professionalList: ({ client }) => ({ as: client.api, paths: [`/users/${client.id}/professionals`] }),
  clientGet: ({ pro, clients }) => ({ as: pro.api, paths: clients.map((id) => `/retailClients/${id}`) }),
  clientList: ({ pro }) => ({
    as: pro.api,
    paths: [...pages(`/users/${pro.id}/retailClients`), `/users/${pro.id}/retailClients?search=an`],
  }),
  clientListOrders: ({ pro, clients }) => ({
    as: pro.api,
    paths: clients.map((id) => `/retailClients/${id}/orders`),
  }),
  clientListAllOrders: ({ pro }) => ({
    as: pro.api,
    paths: [...pages('/retailClients/orders'), '/retailClients/orders?year=2026'],
  }),
  resourceGetCounts: ({ shop }) => ({ as: shop, paths: ['/resources/counts'] }),
  reviewList: ({ shop, skus }) => ({
    as: shop,
    paths: skus.flatMap((sku) => [`/product/${sku}/reviews`, `/product/${sku}/reviews?sort=lowest&rating=5`]),
  }),
  reviewGetOrder: ({ pro, orders }) => ({ as: pro.api, paths: orders.map((id) => `/order/${id}/reviews`) }),
  reviewQueue: ({ staff }) => ({
    as: staff.api,
    paths: ['pending', 'reported', 'published'].map((part) => `/admin/reviews?part=${part}`),
  }),
  storeLocate: ({ shop }) => ({
    as: shop,
    paths: ['?search=lumen', '?postalCode=84111', '?latitude=39.74&longitude=-104.99', '?page=3'].map(
      (query) => `/retailLocations${query}`,
    ),
  }),
  rewardGetForCourse: ({ pro, courses }) => ({
    as: pro.api,
    paths: courses.map((id) => `/users/rewardPoints/${pro.id}/course/${id}`),
  }),
  rewardGet: ({ pro }) => ({ as: pro.api, paths: pages(`/users/${pro.id}/rewards/info/America%2FDenver`, 2) }),
  sessionRefresh: ({ client }) => ({ as: client.api, paths: ['/auth/users/jwt/refresh'] }),
  sessionList: ({ pro }) => ({ as: pro.api, paths: [`/users/${pro.id}/sessions`] }),
  shippingCountryList: ({ shop }) => ({ as: shop, paths: ['/shippingCountries'] }),
  shippingMethodList: ({ guest }) => ({ as: guest, paths: ['/shippingMethods/guest'] }),
  shippingMethodPromise: ({ shop }) => ({
    as: shop,
    paths: ['/shippingPromise', '/shippingPromise?countryCode=CA&region=ON'],
  }),
  stockAlertList: ({ pro }) => ({ as: pro.api, paths: [`/users/${pro.id}/stockAlerts`] }),
  stockAlertGet: ({ shop }) => ({ as: shop, paths: ['/notify/a-token-that-is-nobodys'] }),
  storeGet: ({ shop }) => ({ as: shop, paths: ['/users/storeLabel/lumen-skin'] }),
  storeLabelGet: ({ pro }) => ({ as: pro.api, paths: [`/accounts/${pro.accountId}/storeLabels`] }),
  storeProfileGet: ({ pro }) => ({ as: pro.api, paths: [`/accounts/${pro.accountId}/storeProfile`] }),
  storeSearch: ({ shop }) => ({
    as: shop,
    paths: ['lumen', 'l', 'ode'].map((text) => `/users/storeLabelSearch?search=${text}`),
  }),
  storePictureGet: ({ pro }) => ({ as: pro.api, paths: [`/storeLabels/${pro.accountId}`], host: 'uploads' }),
  storeListTopProducts: ({ pro }) => ({
    as: pro.api,
    paths: [30, 90, 365].map((days) => `/user/${pro.id}/topProducts?days=${days}`),
  }),
  userGet: ({ pro }) => ({ as: pro.api, paths: [`/users/${pro.id}`] }),
  storeGetWeeklySales: ({ pro }) => ({
    as: pro.api,
    paths: ['2026-W40', '2026-W46', '2026-W47'].map((week) => `/user/${pro.id}/weeklySale?week=${week}`),
  }),
};

/** The reads that the contract has and `READS` does not, and vice versa: both should be empty. */
export function unknownReads(): string[] {
  const described = operations(readContract()).flatMap(({ id, method }) => (method === 'get' ? [id] : []));
  return [
    ...described.filter((id) => !(id in READS)).map((id) => `${id} has no scenario in tools/bench/reads.ts`),
    ...Object.keys(READS)
      .filter((id) => !described.includes(id))
      .map((id) => `${id} is no read of the contract`),
  ];
}
