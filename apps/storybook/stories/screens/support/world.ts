import type { Channel } from '@regen/domain';
import type { Cart, CartUpdate } from '@regen/sdk';
import { missing, type Answers } from './answers.ts';
import { application, applicationsOf } from './data/applications.ts';
import { bundleOf, receivedOf } from './data/bundle.ts';
import { cartOf, shippingOf, shippingPromise, type Basket } from './data/cart.ts';
import { contactPage } from './data/contact.ts';
import { contentFoundOf, homeSectionsOf } from './data/found.ts';
import { homePageOf } from './data/home.ts';
import { applicationOf, termsPage } from './data/joining.ts';
import { byIds, favoritesOf, listOf, searchOf } from './data/lists.ts';
import { contactsOf, conversationOf, conversationsOf, foundOf, nobodyBlocked } from './data/messages.ts';
import { deskOf, staffOrderOf } from './data/order-desk.ts';
import { baskets, orderedProductsOf, orderOf, ordersOf, receipt } from './data/orders.ts';
import { peopleOf, staffPerson } from './data/people-desk.ts';
import { accountOf, addressesOf, grantOf, registrationOf, userOf, users } from './data/people.ts';
import { placesOf, professionalOf, storeLabelOf, storeOf } from './data/places.ts';
import { recordOf, recordsOf } from './data/posts.ts';
import { categoriesOf, concernsOf, detailsOf } from './data/products.ts';
import { dealsOf, promotionAt } from './data/promotion.ts';
import { protocolOf, protocolsOf } from './data/protocols.ts';
import { libraryOf } from './data/resources.ts';
import { noReviews, orderReviewsOf, ownReview, queueOf } from './data/reviews.ts';
import { rewardsOf } from './data/rewards.ts';
import { educationPage, webinarList, webinarRecord } from './data/webinars.ts';

/** The changes of a cart that its screens ask for. */
function changed(basket: Basket, update: CartUpdate): Basket {
  const lines = new Map(basket.lines);
  for (const { sku, quantity } of update.set ?? []) lines.set(sku, quantity);
  for (const { sku, quantity } of update.add ?? []) lines.set(sku, (lines.get(sku) ?? 0) + quantity);
  if (update.items) {
    lines.clear();
    for (const { sku, quantity } of update.items) lines.set(sku, quantity);
  }
  const { couponCode, rewardPoints, destination, shippingMethodId } = update;
  return {
    ...basket,
    lines: [...lines].filter(([, quantity]) => quantity > 0),
    ...(couponCode !== undefined && { couponCode }),
    ...(rewardPoints !== undefined && { points: rewardPoints }),
    ...(destination !== undefined && { destination }),
    ...(shippingMethodId !== undefined && { shippingMethodId }),
  };
}

/** A store that works, of one visitor: what is put into its cart stays there until the story is left. */
export function createWorld(channel: Channel, start?: Basket): Answers {
  const user = userOf(channel);
  const member = user ?? users.retail;
  let basket: Basket = start ?? baskets[channel];
  let version = 3;
  const cart = () => cartOf(channel, { ...basket, version });
  const write = (next: Basket): Cart => {
    basket = next;
    version += 1;
    return cart();
  };
  return {
    categoryListForUser: { items: categoriesOf(channel) },
    concernListForUser: { items: concernsOf(channel) },
    productList: ({ query }) => listOf(channel, query),
    productSearch: ({ query }) => searchOf(channel, query),
    productGet: ({ params }) => detailsOf(params['sku'] ?? '', channel) ?? missing,
    productListByIds: ({ body }) => byIds(channel, (body as { ids: string[] }).ids),
    favoriteList: ({ query }) => favoritesOf(channel, query),
    favoriteAdd: ({ params }) => ({ sku: params['sku'] ?? '', addedAt: '2026-11-21T10:00:00.000Z' }),
    favoriteRemove: undefined,
    cartGet: () => cart(),
    // The SDK wrote it, so it is what the contract says.
    cartUpdate: ({ body }) => write(changed(basket, body as CartUpdate)),
    cartChooseFreeItem: ({ body }) => write({ ...basket, freeSku: (body as { sku: string }).sku }),
    cartRemoveFreeItem: () => write({ ...basket, freeSku: null }),
    cartAddBundle: () => {
      const add = bundleOf(channel).items.map(({ sku, quantity }) => ({ sku, quantity }));
      return write(changed(basket, { add }));
    },
    shippingCountryList: { items: ['AU', 'CA', 'DE', 'US'].map((countryCode) => ({ countryCode })) },
    postalPlaceList: { items: [{ city: 'Denver', region: 'CO' }] },
    shippingMethodList: () => ({ items: shippingOf(cart()) }),
    shippingMethodPromise: shippingPromise(),
    paymentGetConfig: { provider: 'test', methods: ['card'], isTest: true },
    paymentCreateTestToken: { token: 'tok_4242test', brand: 'visa', last4: '4242' },
    orderGet: () => orderOf(channel),
    orderGetReceipt: receipt,
    orderList: ({ query }) => ordersOf(channel, query),
    orderListProducts: () => orderedProductsOf(channel),
    orderPlace: () => orderOf(channel),
    orderPay: () => orderOf(channel),
    addressList: { items: user ? addressesOf(user) : [] },
    accountGet: () => accountOf(member),
    userUpdateName: () => member,
    userAcceptTerms: () => accountOf(member).terms,
    applicationCreate: applicationOf('received'),
    applicationGet: { application: null },
    pageGetContent: termsPage,
    contentSearch: ({ query }) => contentFoundOf(channel, query),
    contentList: ({ params: { type = '' }, query }) => {
      if (type === 'homePage') return homePageOf(query);
      if (type === 'homeSection') return homeSectionsOf(channel, query);
      if (type === 'webinar') return webinarList(channel, query);
      if (type === 'protocol') return protocolsOf(channel, query);
      return libraryOf(channel, type, query) ?? recordsOf(channel, type, query);
    },
    contentGet: ({ params: { type, slug = '' } }) => {
      if (slug === educationPage['slug']) return educationPage;
      if (slug === contactPage['slug']) return contactPage;
      if (type === 'webinar') return webinarRecord(channel, slug) ?? missing;
      return (type === 'protocol' ? protocolOf(channel, slug) : recordOf(channel, slug)) ?? missing;
    },
    resourceGetCounts: { web: 6, retail: 6, b2b: 9, school: 6 },
    promotionGet: promotionAt(3),
    dealList: dealsOf(),
    userUpdatePhone: () => member,
    userUpdateAccountName: () => accountOf(member),
    sessionCreate: () => grantOf(member),
    userRegister: () => registrationOf(member),
    sessionEnd: undefined,
    sessionList: {
      items: [
        {
          sessionId: 'ses_01hzx0k31',
          device: 'Chrome on Windows',
          network: '203.0.113.0/24',
          isCurrent: true,
          signedInAt: '2026-11-20T15:02:10.000Z',
          lastSeenAt: '2026-11-21T09:57:08.000Z',
        },
        {
          sessionId: 'ses_01hzx0k2q',
          device: 'Safari on iPhone',
          network: '198.51.100.0/24',
          isCurrent: false,
          signedInAt: '2026-11-14T19:40:31.000Z',
          lastSeenAt: '2026-11-21T09:11:54.000Z',
        },
      ],
    },
    sessionRevoke: undefined,
    sessionRevokeOthers: undefined,
    notificationGet: {
      messageEmail: true,
      reviewEmail: true,
      pushDevices: 1,
      pushKey: 'BNNywImTXX3qpMLhu5uPM2nBGRXDTDwStvDkOQPMRNBJK1b0pnA7RN2Hhn2hbT1uSN3SGoKzMNTeTFIPQ5Gtlmk',
    },
    notificationUpdate: ({ body }) => ({ messageEmail: true, reviewEmail: true, ...(body as object) }),
    notificationUnsubscribe: { messageEmail: false },
    pushSubscriptionDelete: undefined,
    accountDeletionGet: { request: null },
    accountDeletionDelete: undefined,
    dataExportGet: { request: null },
    dataExportCreate: { request: { requestedAt: '2026-11-21T10:00:00.000Z', expiresAt: null } },
    emailChangeGet: { email: member.email, change: null },
    emailChangeDelete: undefined,
    emailChangeGetLink: {
      link: { newEmail: 'mia.novak@example.com', address: 'new', isConfirmed: false, isOtherConfirmed: false },
    },
    emailChangeConfirm: { newEmail: 'mia.novak@example.com', isChanged: false },
    stockAlertList: {
      items: [{ sku: '1306', name: 'Cica Reserve Serum', requestedAt: '2026-11-20T15:02:10.000Z' }],
    },
    stockAlertDelete: undefined,
    passwordValidateToken: { isValid: true },
    passwordForgot: { message: 'If there is an account with this address, an email is on its way.' },
    passwordReset: undefined,
    stockAlertCreate: { email: 'mia@example.com', sku: '1306', state: 'confirmation_sent' },
    stockAlertGet: {
      alert: { email: 'mia@example.com', sku: '1306', name: 'Cica Reserve Serum', state: 'confirmation_sent' },
    },
    stockAlertConfirm: { email: 'mia@example.com', sku: '1306', state: 'confirmed' },
    stockAlertUnsubscribe: { email: 'mia@example.com', sku: '1306', state: 'unsubscribed' },
    reviewList: noReviews,
    reviewGetOrder: () => orderReviewsOf(channel),
    reviewCreate: ownReview('pending'),
    reviewUpdate: ownReview('pending'),
    reviewDelete: undefined,
    reviewReport: ({ params }) => ({ reviewId: params['reviewId'] ?? '', isReported: true }),
    reviewUnsubscribe: { reviewEmail: false },
    reviewQueue: ({ query }) => queueOf(query.get('part')),
    adminListOrders: ({ query }) => deskOf(query),
    adminGetOrder: ({ params }) => {
      const id = params['orderId'] ?? '';
      return staffOrderOf('paid', { id, number: id.endsWith('1') ? 'R-101873' : 'R-101866' });
    },
    adminListApplications: ({ query }) => applicationsOf(query.get('part')),
    adminGetApplication: application,
    adminListPeople: ({ query }) => peopleOf(query.get('search')),
    adminGetPerson: staffPerson,
    rewardGet: rewardsOf(),
    storeLabelGet: storeLabelOf(),
    storeGet: storeOf(),
    storeLocate: ({ query }) => placesOf(query),
    professionalList: { items: [professionalOf()] },
    professionalDelete: undefined,
    recommendationListReceived: receivedOf(channel),
    recommendationGetShared: () => bundleOf(channel),
    recommendationClaim: () => ({ ...bundleOf(channel), isClaimed: true }),
    messageListConversations: conversationsOf(channel),
    messageList: conversationOf(channel),
    messageSearch: ({ query }) => foundOf(channel, query.get('search') ?? ''),
    messageListBlocked: nobodyBlocked,
    messageListContacts: contactsOf(channel),
    messageRead: ({ params }) => ({ accountId: params['id'] ?? '', unreadCount: 0 }),
    messageBlock: ({ params }) => ({ accountId: params['accountId'] ?? '', isBlocked: true }),
    messageUnblock: ({ params }) => ({ accountId: params['id'] ?? '', isBlocked: false }),
    clientAcceptInvitation: { accountId: 'acc_01hzx0k31', accountName: 'Lumen Skin Clinic', storeLabel: 'lumen-skin' },
  };
}
