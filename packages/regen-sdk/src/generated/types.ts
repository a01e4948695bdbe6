// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
/** The account of the signed-in person. The first entry of `users` is that person. */
export interface Account {
    accountId: string;
    accountName: string;
    users: User[];
    terms: TermsState;
    /**
     * Format: date-time
     * When this person joined REGEN rewards.
     */
    rewardsAcceptedAt: string | null;
    /** Whether this person wants to see the rewards bar. */
    isGamingBarOn: boolean;
}
export type AccountGetResult = Account;
export interface AccountNameUpdate {
    accountName: string;
}
export interface Address {
    id: string;
    firstName: string;
    lastName: string;
    company: string | null;
    line1: string;
    line2: string | null;
    city: string;
    /** State or province code where the country has them, for example `CO`. */
    region: string | null;
    /** Empty where the country has none. */
    postalCode: string;
    /** @example US */
    countryCode: string;
    phone: string | null;
    isDefault: boolean;
}
export interface AddressCreate {
    address: AddressInput;
    /** @default false */
    isDefault?: boolean;
}
/** What `addresses.create` takes. */
export interface AddressCreateParams extends AddressCreate {
    /** The caller. */
    userId: string;
}
export type AddressCreateResult = Address;
export interface AddressDefault {
    addressId: string;
}
/** What `addresses.delete` takes. */
export interface AddressDeleteParams {
    /** The caller. */
    userId: string;
    /** The address. */
    addressId: string;
}
/** An address to keep or to send to. One that was read can be given back as it is. */
export interface AddressInput {
    /** Ignored, so that an address of the address book can be given back. */
    id?: string;
    /** Ignored, as `id` is. */
    isDefault?: boolean;
    firstName: string;
    lastName: string;
    company?: string | null;
    line1: string;
    line2?: string | null;
    city: string;
    region?: string | null;
    /** May be left out where the country has none, such as Hong Kong; elsewhere a 422 names it. */
    postalCode?: string | null;
    /** ISO 3166-1; `UK` is accepted and stored as `GB`. */
    countryCode: string;
    phone?: string | null;
}
export interface AddressList {
    /** The default address first; at most 50. */
    items: Address[];
}
/** What `addresses.list` takes. */
export interface AddressListParams {
    /** The caller. */
    userId: string;
}
export type AddressListResult = AddressList;
/** What `addresses.setDefault` takes. */
export interface AddressSetDefaultParams extends AddressDefault {
    /** The caller. */
    userId: string;
}
export type AddressSetDefaultResult = AddressList;
export interface AddressUpdate {
    addressId: string;
    address: AddressInput;
}
/** What `addresses.update` takes. */
export interface AddressUpdateParams extends AddressUpdate {
    /** The caller. */
    userId: string;
}
export type AddressUpdateResult = Address;
/** What `admin.getBundle` takes. */
export interface AdminGetBundleParams {
    /** The bundle. */
    id: string;
    /** Whose bundle it is. */
    userId: string;
}
export type AdminGetBundleResult = Bundle;
/** A professional application as its applicant sees it. */
export interface Application {
    applicationId: string;
    /**
     * For people, such as on the phone.
     * @example PRO-7KQ2M9XA
     */
    reference: string;
    status: ApplicationStatus;
    /** Why it was declined, in words for the applicant; otherwise null. */
    reason: string | null;
    businessName: string;
    /** Format: email */
    email: string;
    licenceNumber: string;
    licenceFileName: string;
    /** Format: date-time */
    submittedAt: string;
    /**
     * Format: date-time
     * When it got its present status.
     */
    changedAt: string;
}
/** Everything is text but the license, because it is sent as a form. */
export interface ApplicationCreate {
    firstName: string;
    lastName: string;
    /** Format: email */
    email: string;
    phone: string;
    profession: Profession;
    businessName: string;
    businessType: BusinessType;
    website?: string;
    line1: string;
    line2?: string;
    city: string;
    region?: string;
    postalCode?: string;
    /** ISO 3166-1; `UK` is accepted and stored as `GB`. */
    countryCode: string;
    licenceNumber: string;
    /** The board, state or country that gave it. */
    licenceAuthority: string;
    /**
     * Format: date
     * Its last day; a day in the past is refused.
     */
    licenceExpiresOn: string;
    message?: string;
    acceptTerms: "true";
    /**
     * Format: binary
     * A PDF of at most 10 MB, or a PNG, JPEG or WebP picture of at most 5 MB.
     */
    licence: Blob;
}
/** What `applications.create` takes. */
export type ApplicationCreateParams = ApplicationCreate;
export type ApplicationCreateResult = Application;
/** What `applications.get` takes. */
export interface ApplicationGetParams {
    /** The caller. */
    id: string;
}
export type ApplicationGetResult = ApplicationState;
export interface ApplicationState {
    /** The newest one, null when there is none. */
    application: Application | null;
}
/**
 * `received` waits, `in_review` is being looked at, `accepted` and `declined` are decided.
 */
export type ApplicationStatus = "received" | "in_review" | "accepted" | "declined";
export interface AppliedDiscount {
    id: string;
    type: "coupon" | "automatic" | "free_item" | "free_shipping";
    label: string;
    amount: number;
}
export type Block = HeadingBlock | ParagraphBlock | ListBlock | LinkBlock | ImageBlock;
export interface BlockCreate {
    reason: "spam" | "harassment" | "inappropriate" | "other";
    /** For the staff. */
    information?: string;
}
export interface BlockState {
    accountId: string;
    isBlocked: boolean;
}
/** A bundle as its author sees it. */
export interface Bundle {
    bundleId: string;
    userId: string;
    bundleName: string;
    items: BundleItem[];
    instructions: string | null;
    file: BundleFile | null;
    bundleToken: string;
    /** The link to share. */
    url: string;
    /** Format: date-time */
    createdAt: string;
    /** Format: date-time */
    updatedAt: string;
    counts: BundleCounts;
}
export interface BundleClaim {
    token: string;
}
/** How many people got that far. */
export interface BundleCounts {
    sent: number;
    opened: number;
    added: number;
    bought: number;
}
export interface BundleCreate {
    bundleName: string;
    /** One part for each; a repeated SKU is a quantity. Each must be sold to retail clients or to professionals. */
    items: Sku[];
    instructions?: string;
    /**
     * Format: binary
     * A PDF of at most 10 MB.
     */
    file?: Blob;
}
export interface BundleFile {
    name: string;
    /** Bytes. */
    size: number;
    contentType: "application/pdf";
    /** Works for an hour. */
    url: string;
}
export interface BundleItem {
    sku: Sku;
    quantity: number;
    /** Null when it is not sold any more. */
    product: ProductSummary | null;
}
export interface BundlePage {
    items: BundleSummary[];
    currentPage: number;
    totalPages: number;
    totalCount: number;
    perPage: number;
}
/** A week has 7 days, a month 30, a quarter 91, a year 365. */
export interface BundleReport {
    period: "week" | "month" | "quarter" | "year";
    /** Format: date-time */
    from: string;
    /** Format: date-time */
    to: string;
    currency: "USD";
    items: BundleReportRow[];
    totals: {
        sent: number;
        opened: number;
        added: number;
        bought: number;
        revenue: number;
    };
    currentPage: number;
    totalPages: number;
    totalCount: number;
    perPage: number;
}
export interface BundleReportRow {
    bundleId: string;
    bundleName: string;
    sent: number;
    opened: number;
    added: number;
    bought: number;
    revenue: number;
}
export interface BundleSend {
    clientIds: string[];
    message?: string;
}
export interface BundleSent {
    bundleId: string;
    clientIds: string[];
    /** Format: date-time */
    sentAt: string;
}
export interface BundleSummary {
    bundleId: string;
    bundleName: string;
    /** The first six. */
    skus: string[];
    itemCount: number;
    hasInstructions: boolean;
    hasFile: boolean;
    bundleToken: string;
    url: string;
    /** Format: date-time */
    createdAt: string;
    /** Format: date-time */
    updatedAt: string;
    counts: BundleCounts;
}
export interface BundleUpdate {
    bundleName?: string;
    items?: Sku[];
    /** Empty takes them away. */
    instructions?: string;
    /**
     * Format: binary
     * A PDF of at most 10 MB.
     */
    file?: Blob;
}
export type BusinessType = "solo" | "clinic" | "spa" | "salon" | "medical" | "school";
export interface Cart {
    /** Null until something was put in. */
    id: string | null;
    userId: string | null;
    version: number;
    items: CartItem[];
    totalQuantity: number;
    totalAmountWithoutTax: number;
    totalDiscount: number;
    couponCode: string | null;
    coupon: CouponState | null;
    discounts: AppliedDiscount[];
    freeItem: FreeItemOffer | null;
    /** Null for guests. */
    rewards: CartRewards | null;
    destination: Destination | null;
    shippingMethodId: string | null;
    orderTotal: OrderTotal;
    notices: CartNotice[];
    /** Format: date-time */
    updatedAt: string | null;
    /** Format: date-time */
    expiresAt: string | null;
    rules?: CartRules;
}
/** What `cart.addBundle` takes. */
export interface CartAddBundleParams extends BundleClaim {
    /** A cart, a user, or `guest` for the cart of this browser. */
    id: string;
    /** The `ETag` of the cart that the change is based on, for example `"7"`. An older one is refused with 412. */
    ifMatch?: number | string;
}
export type CartAddBundleResult = Cart;
/** What `cart.chooseFreeItem` takes. */
export interface CartChooseFreeItemParams extends FreeItemChoice {
    /** A cart, a user, or `guest` for the cart of this browser. */
    id: string;
    /** The `ETag` of the cart that the change is based on, for example `"7"`. An older one is refused with 412. */
    ifMatch?: number | string;
}
export type CartChooseFreeItemResult = Cart;
/** The cart changed since the version in `If-Match`. `cart` is the current one. */
export interface CartConflict {
    code: "version_conflict";
    message: string;
    requestId: string;
    cart: Cart;
}
/** What `cart.getForShippingMethod` takes. */
export interface CartGetForShippingMethodParams {
    /** A cart, a user, or `guest` for the cart of this browser. */
    id: string;
    /** The method. */
    shippingMethodId: string;
}
export type CartGetForShippingMethodResult = Cart;
/** What `cart.get` takes. */
export interface CartGetParams {
    /** A cart, a user, or `guest` for the cart of this browser. */
    id: string;
    /**
     * Whether taxes are worked out.
     * @default true
     */
    showTaxes?: boolean;
    /** Accepted for older callers; changes nothing. */
    returnToCart?: boolean;
}
export type CartGetResult = Cart;
/** A line item. */
export interface CartItem {
    sku: Sku;
    name: string;
    shortName: string;
    skuType: SkuType;
    size: string;
    quantity: number;
    /** The lower of stock and limit per order. */
    maxQuantity: number;
    /** For one. */
    price: Price;
    /** The line after discounts, US dollars. */
    discountedAmount: number;
    /** What the discounts take off the line, US dollars. */
    discountAmount: number;
    hasDiscount: boolean;
    /** @enum {string|null} */
    discountType: "coupon" | "automatic" | "free_item" | null;
    discountId: string | null;
    isRecommended: boolean;
    isFreeItem: boolean;
    /** False when it can no longer be bought. Such a line costs nothing and must be removed before ordering. */
    isAvailable: boolean;
    stock: Stock;
    image: Image;
}
export interface CartLineInput {
    sku: Sku;
    /** 0 removes the line. */
    quantity: number;
    isRecommended?: boolean;
}
/** What became of the guest cart of this browser. */
export interface CartMerge {
    cartId: string;
    mergedLines: number;
    notices: CartNotice[];
}
/** Something that happened to the cart and that the person should know. */
export interface CartNotice {
    code: "quantity_limited" | "out_of_stock" | "low_stock" | "not_available" | "price_changed" | "free_item_removed" | "coupon_removed" | "points_reduced";
    message: string;
    sku?: string;
}
/** What `cart.removeFreeItem` takes. */
export interface CartRemoveFreeItemParams {
    /** A cart, a user, or `guest` for the cart of this browser. */
    id: string;
    /** The `ETag` of the cart that the change is based on, for example `"7"`. An older one is refused with 412. */
    ifMatch?: number | string;
}
export type CartRemoveFreeItemResult = Cart;
/** REGEN rewards in this cart. */
export interface CartRewards {
    canUse: boolean;
    /** Why not, for people. */
    reason: string | null;
    balance: number;
    /** How many can be spent on this cart. */
    maxPoints: number;
    /** US dollars that a point is worth. */
    pointValue: number;
    appliedPoints: number;
    amount: number;
    pointsToEarn: number;
}
/** A discount as it applies to this cart. */
export interface CartRule {
    id: string;
    label: string;
    kind: "percent" | "fixed" | "free_shipping";
    /** Basis points for `percent` (1000 is 10 %), cents for `fixed`, 0 for `free_shipping`. */
    value: number;
    /** Line items of this cart that it counts for. */
    skus: string[];
    minimumQuantity: number;
    /** US dollars, before discounts, of the line items it counts for. */
    minimumSubtotal: number;
    /** False for a coupon that steps back while an automatic discount applies. */
    isCombinable: boolean;
}
/**
 * What the totals were worked out from. With it a storefront can show new totals at once while a change of quantity is on its way; the
 *     answer of the server replaces them.
 */
export interface CartRules {
    automatic: CartRule[];
    /** Null as well when the coupon is refused for a reason that no quantity changes. */
    coupon: CartRule | null;
    points: {
        wanted: number;
        earnPerDollar: number;
        /** US dollars. */
        pointValue: number;
    };
    shipping: null | {
        /** For the first piece. */
        base: number;
        /** For each further piece. */
        perItem: number;
        /** Amount after discounts from which it is free. */
        freeFrom: number | null;
    };
    tax: null | {
        ratePerMillion: number;
        isShippingTaxed: boolean;
    };
}
/**
 * What is left out stays as it is. `items` is the whole new list; `set` sets the quantity of the named lines only; `add` adds to what is there.
 *     At most one of the three.
 */
export interface CartUpdate {
    items?: CartLineInput[];
    set?: CartLineInput[];
    add?: CartLineInput[];
    /** Null takes it off. */
    couponCode?: string | null;
    rewardPoints?: number;
    destination?: Destination | null;
    shippingMethodId?: string | null;
    /** Ignored unless it equals the verified admin token. */
    admUserEmail?: string;
    /** Ignored unless it equals the verified admin token. */
    admRole?: string;
}
/** What `cart.update` takes. */
export interface CartUpdateParams extends CartUpdate {
    /** A cart, a user, or `guest` for the cart of this browser. */
    id: string;
    /** The `ETag` of the cart that the change is based on, for example `"7"`. An older one is refused with 412. */
    ifMatch?: number | string;
}
export type CartUpdateResult = Cart;
export interface Category {
    slug: string;
    name: string;
    description: string;
    productCount: number;
}
export interface CategoryList {
    items: Category[];
}
/** What `categories.listForUser` takes. */
export interface CategoryListForUserParams {
    /** The caller, or `public`. */
    userId: string;
}
export type CategoryListForUserResult = CategoryList;
export type CategoryListResult = CategoryList;
export interface ChatLogs {
    users: ChatUser[];
    totalCount: number;
    /** Of all conversations. */
    unreadCount: number;
    currentPage: number;
    totalPages: number;
    perPage: number;
}
export interface ChatMessages {
    /** Newest first. */
    response: Message[];
}
export interface ChatParty {
    accountId: string;
    accountName: string;
    /** The caller blocked this account. */
    isBlocked: boolean;
    /** The two are linked and the caller has not blocked this account. A block by the other party does not show. */
    canWrite: boolean;
}
/** A conversation in the list; `messages` holds its newest message. */
export interface ChatUser {
    party: ChatParty;
    /** Of the newest message. */
    messageId: string;
    lastMessage: string;
    /** Format: date-time */
    lastMessageAt: string;
    unreadCount: number;
    messages: ChatMessages;
}
/** What `clients.acceptInvitation` takes. */
export interface ClientAcceptInvitationParams extends RetailClientAccept {
    /** From the link. */
    token: string;
}
export type ClientAcceptInvitationResult = LinkedProfessional;
/** What `clients.create` takes. */
export type ClientCreateParams = RetailClientCreate;
export type ClientCreateResult = RetailClientInvitation;
/** What `clients.get` takes. */
export interface ClientGetParams {
    /** The account of the client. */
    clientId: string;
}
export type ClientGetResult = RetailClient;
/** What `clients.listAllOrders` takes. */
export interface ClientListAllOrdersParams {
    /** Only of that year (UTC). */
    year?: number;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 10
     */
    perPage?: number;
}
export type ClientListAllOrdersResult = RetailClientOrderPage;
/** What `clients.listOrders` takes. */
export interface ClientListOrdersParams {
    /** The account of the client. */
    clientId: string;
    /** Only of that year (UTC). */
    year?: number;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 10
     */
    perPage?: number;
}
export type ClientListOrdersResult = RetailClientOrderPage;
/** What `clients.list` takes. */
export interface ClientListParams {
    /** The caller. */
    id: string;
    /** Words of name, email or phone. */
    search?: string;
    /**
     * Order of the list.
     * @default name
     */
    sort?: "name" | "recent" | "spent";
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 10
     */
    perPage?: number;
}
export type ClientListResult = RetailClientPage;
/** What `clients.search` takes. */
export interface ClientSearchParams {
    /** Words of name, email or phone. */
    search: string;
}
export type ClientSearchResult = RetailClientMatches;
export interface Concern {
    slug: string;
    name: string;
    description: string;
    productCount: number;
}
export interface ConcernList {
    items: Concern[];
}
/** What `concerns.listForUser` takes. */
export interface ConcernListForUserParams {
    /** The caller, or `public`. */
    userId: string;
}
export type ConcernListForUserResult = ConcernList;
export type ConcernListResult = ConcernList;
export interface Conversation {
    party: ChatParty;
    messages: ChatMessages;
    unreadCount: number;
    currentPage: number;
    totalPages: number;
    totalCount: number;
    perPage: number;
}
export interface CouponState {
    code: string;
    isApplied: boolean;
    /** Why it does not apply: `coupon_unknown`, `coupon_expired`, `coupon_minimum_not_met`, … */
    reason: string | null;
    message: string;
}
/** A course and its seats. */
export interface Course {
    /** @example HAE-DEN-101 */
    courseId: string;
    title: string;
    category: CourseCategory;
    format: "in_person" | "online";
    /**
     * City and state, or `Online`.
     * @example Denver, CO
     */
    location: string;
    city: string | null;
    state: string | null;
    /** Format: date-time */
    startsAt: string;
    /** Format: date-time */
    endsAt: string;
    /** IANA zone of the place. */
    timezone: string;
    status: "Upcoming" | "Active" | "Ending" | "Ended";
    capacity: number;
    seatsLeft: number;
    waitlistCount: number;
    price: number;
    currency: "USD";
    isOpenToGuests: boolean;
    canRegister: boolean;
    /** Why registering is not possible, for people. */
    reason: string | null;
}
/** What `courses.cancelRegistration` takes. */
export interface CourseCancelRegistrationParams {
    /** The caller, or `guest`. */
    id: string;
    /** The course; ids of HAE events start with `HAE`. */
    courseId: string;
    /** From the answer to `courseRegisterGuest` or the link in its mail, for guests. */
    accessToken?: string;
}
export type CourseCancelRegistrationResult = CourseRegistration;
export type CourseCategory = "HAE Events" | "Four Day Events" | "In-Person Classes" | "Trade Shows" | "Virtual Classes";
/** What `courses.confirmPayment` takes. */
export interface CourseConfirmPaymentParams extends CourseRegistrationConfirm {
    /** The registration. */
    registrationId: string;
}
export type CourseConfirmPaymentResult = CourseRegistration;
/** What `courses.get` takes. */
export interface CourseGetParams {
    /** The course; ids of HAE events start with `HAE`. */
    courseId: string;
}
/** What `courses.getRegistration` takes. */
export interface CourseGetRegistrationParams {
    /** The caller, or `guest`. */
    id: string;
    /** The course; ids of HAE events start with `HAE`. */
    courseId: string;
    /** From the answer to `courseRegisterGuest` or the link in its mail, for guests. */
    accessToken?: string;
}
export type CourseGetRegistrationResult = CourseRegistration;
export type CourseGetResult = Course;
export interface CoursePoints {
    courseId: string;
    canUse: boolean;
    reason: string | null;
    price: number;
    currency: "USD";
    balance: number;
    /** How many can be spent on this course. */
    maxPoints: number;
    /** What they are worth, US dollars. */
    amount: number;
    pointsToEarn: number;
}
export interface CourseRegister {
    courseId: string;
    /** @default false */
    joinWaitlist?: boolean;
    /** @default 0 */
    rewardPoints?: number;
    /** Needed when something remains to be paid. */
    payment?: PaymentInput;
    /** The price that the person saw; another one is refused with 409 `price_changed`. */
    expectedPrice?: number;
}
export interface CourseRegisterGuest {
    courseId: string;
    firstName: string;
    lastName: string;
    /** Format: email */
    email: string;
    phone?: string | null;
    /** @default false */
    joinWaitlist?: boolean;
    /** Needed when something remains to be paid. */
    payment?: PaymentInput;
    /** The price that the person saw; another one is refused with 409 `price_changed`. */
    expectedPrice?: number;
}
/** What `courses.registerGuest` takes. */
export type CourseRegisterGuestParams = CourseRegisterGuest;
export type CourseRegisterGuestResult = CourseRegistration;
/** What `courses.register` takes. */
export interface CourseRegisterParams extends CourseRegister {
    /** The caller. */
    id: string;
}
export type CourseRegisterResult = CourseRegistration;
/** A person’s place in a course. */
export interface CourseRegistration {
    registrationId: string;
    course: Course;
    userId: string | null;
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    /**
     * `pending_payment` keeps the seat until `heldUntil`: 30 minutes for a step at the bank, 24 hours for a seat that came free for somebody on the waitlist; then `courseConfirmPayment`.
     */
    status: "registered" | "pending_payment" | "waitlisted" | "cancelled";
    waitlistPosition: number | null;
    /**
     * Format: date-time
     * Until when a seat is kept for the payment; null unless `pending_payment`.
     */
    heldUntil: string | null;
    /** Format: date-time */
    registeredAt: string;
    /** Format: date-time */
    cancelledAt: string | null;
    pointsSpent: number;
    pointsEarned: number;
    amountPaid: number;
    currency: "USD";
    /** Null when nothing was to be paid. */
    payment: Payment | null;
    /** Where an online course takes place; null until registered. */
    joinUrl: string | null;
    /** Only for guests, when they register: opens the registration later. */
    accessToken: string | null;
}
export interface CourseRegistrationConfirm {
    /** For guests. */
    accessToken?: string;
    /** Pays for a seat that came free for somebody on the waitlist. */
    payment?: PaymentInput;
}
/** Where to, as far as it is known, to estimate shipping and tax. */
export interface Destination {
    countryCode: string;
    region?: string | null;
    postalCode?: string | null;
}
/** A place where a person is signed in. */
export interface DeviceSession {
    sessionId: string;
    /** Browser and system as they call themselves, such as `Chrome on Android`. */
    device: string | null;
    /** The beginning of the address that it came from, such as `203.0.113.0/24`. */
    network: string | null;
    /** Whether this session is the one that asks. */
    isCurrent: boolean;
    /** Format: date-time */
    signedInAt: string;
    /**
     * Format: date-time
     * When its token was last renewed, which happens about every 48 minutes of use.
     */
    lastSeenAt: string;
}
export interface DeviceSessionList {
    items: DeviceSession[];
}
/** The body of every answer that is not a success. */
export interface ErrorBody {
    /**
     * Stable, machine readable.
     * @example validation_failed
     */
    code: string;
    /** A sentence for people. */
    message: string;
    /** Names this call in the logs. */
    requestId: string;
    /** What is wrong with the input, one entry a field. */
    details?: ErrorDetail[];
}
export interface ErrorDetail {
    /**
     * Where, as a JSON pointer or `query.page`, `header.Browser-Id`.
     * @example /items/0/quantity
     */
    path: string;
    message: string;
    code?: string;
}
export interface FacetValue {
    value: string;
    label: string;
    count: number;
}
/** How many products each further choice would show. A facet is counted without its own filter. */
export interface Facets {
    category: FacetValue[];
    concern: FacetValue[];
    skinType: FacetValue[];
    sizeClass: FacetValue[];
}
export interface Faq {
    id: string;
    topic: string;
    question: string;
    answer: string;
}
/** What `faqs.list` takes. */
export interface FaqListParams {
    /** Only of that topic. */
    topic?: string;
    /** Words of question or answer. */
    search?: string;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 100
     */
    perPage?: number;
}
export type FaqListResult = FaqPage;
export interface FaqPage {
    items: Faq[];
    currentPage: number;
    totalPages: number;
    totalCount: number;
    perPage: number;
    /** All topics of this caller, in order. */
    topics: string[];
}
export interface Favorite {
    sku: Sku;
    /** Format: date-time */
    addedAt: string;
}
/** What `favorites.add` takes. */
export interface FavoriteAddParams {
    /** The caller. */
    id: string;
    /** The product. */
    sku: Sku;
}
export type FavoriteAddResult = Favorite;
/** What `favorites.list` takes. */
export interface FavoriteListParams {
    /** The caller. */
    id: string;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 12
     */
    perPage?: number;
}
export type FavoriteListResult = FavoritePage;
export interface FavoritePage {
    items: ProductSummary[];
    currentPage: number;
    totalPages: number;
    totalCount: number;
    perPage: number;
}
/** What `favorites.remove` takes. */
export interface FavoriteRemoveParams {
    /** The caller. */
    id: string;
    /** The product. */
    sku: Sku;
}
export interface FreeItemChoice {
    sku: Sku;
}
export interface FreeItemOffer {
    id: string;
    label: string;
    threshold: number;
    amountToGo: number;
    isEarned: boolean;
    chosenSku: string | null;
    choices: ProductSummary[];
}
export interface GamingBarStatus {
    isGamingBarOn: boolean;
}
export interface HeadingBlock {
    type: "heading";
    level: 2 | 3;
    text: string;
    /** For links to this part of the page. */
    anchor: string;
}
/**
 * A picture in several sizes and formats. Replace `{size}` and `{format}` in `template`:
 *     `/media/products/GM1042/front-{size}.5f2a91.{format}` → `/media/products/GM1042/front-thumbnail.5f2a91.avif`.
 */
export interface Image {
    view: "front" | "texture" | "context";
    alt: string;
    template: string;
    sizes: ("icon" | "thumbnail" | "retail" | "standard")[];
    formats: ("avif" | "webp" | "png")[];
}
export interface ImageBlock {
    type: "image";
    image: {
        alt: string;
        url: string;
        width: number;
        height: number;
    };
}
export interface LinkBlock {
    type: "link";
    text: string;
    href: string;
}
export interface LinkedProfessional {
    accountId: string;
    accountName: string;
    storeLabel: string | null;
}
export interface ListBlock {
    type: "list";
    isOrdered: boolean;
    items: string[];
}
/** A place of business. */
export interface Location {
    id: string;
    name: string;
    line1: string;
    line2: string | null;
    city: string;
    region: string | null;
    postalCode: string | null;
    countryCode: string;
    phone: string | null;
    /**
     * IANA zone of the opening hours.
     * @example America/Denver
     */
    timezone: string;
    hours: OpeningHours[];
    /** Shown in the store locator. */
    isListed: boolean;
    latitude: number | null;
    longitude: number | null;
}
/** What `locations.create` takes. */
export interface LocationCreateParams extends LocationInput {
    /** The caller. */
    id: string;
}
export type LocationCreateResult = Location;
/** What `locations.delete` takes. */
export interface LocationDeleteParams {
    /** The caller. */
    id: string;
    /** The location. */
    locationId: string;
}
export interface LocationInput {
    name: string;
    line1: string;
    line2?: string | null;
    city: string;
    region?: string | null;
    postalCode?: string | null;
    /** ISO 3166-1; `UK` is accepted and stored as `GB`. */
    countryCode: string;
    phone?: string | null;
    /** IANA zone. */
    timezone: string;
    hours?: OpeningHours[];
    /** @default false */
    isListed?: boolean;
    /** Worked out from the postal code when left out. */
    latitude?: number | null;
    longitude?: number | null;
}
export interface LocationList {
    items: Location[];
}
/** What `locations.list` takes. */
export interface LocationListParams {
    /** The caller. */
    id: string;
}
export type LocationListResult = LocationList;
/** What `locations.update` takes. */
export interface LocationUpdateParams extends LocationInput {
    /** The caller. */
    id: string;
    /** The location. */
    locationId: string;
}
export type LocationUpdateResult = Location;
export interface Message {
    messageId: string;
    fromAccountId: string;
    toAccountId: string;
    isMine: boolean;
    senderName: string;
    message: string;
    /** Format: date-time */
    messageSent: string;
    /**
     * Format: date-time
     * When the receiver read it.
     */
    readAt: string | null;
}
/** What `messages.block` takes. */
export interface MessageBlockParams extends BlockCreate {
    /** The account of the other party. */
    accountId: string;
}
export type MessageBlockResult = BlockState;
export interface MessageCreate {
    /** To whom. */
    accountId: string;
    /** Kept as it is written. */
    message: string;
}
/** What `messages.listConversations` takes. */
export interface MessageListConversationsParams {
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 30
     */
    perPage?: number;
}
export type MessageListConversationsResult = ChatLogs;
/** What `messages.list` takes. */
export interface MessageListParams {
    /** The account of the other party. */
    id: string;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 10
     */
    perPage?: number;
}
export type MessageListResult = Conversation;
export interface MessageRead {
    messageId?: string;
}
/** What `messages.read` takes. */
export interface MessageReadParams extends MessageRead {
    /** The account of the other party. */
    id: string;
}
export type MessageReadResult = ReadState;
/** What `messages.send` takes. */
export type MessageSendParams = MessageCreate;
export type MessageSendResult = Message;
/** What `messages.unblock` takes. */
export interface MessageUnblockParams {
    /** The account of the other party. */
    id: string;
}
export type MessageUnblockResult = BlockState;
export interface NameUpdate {
    firstName: string;
    lastName: string;
}
/** What the buyer has to do before the payment can go on. */
export interface NextAction {
    type: "three_d_secure";
    challengeId: string;
}
/** One opening of one weekday; a day may have several, a closed day has none. */
export interface OpeningHours {
    day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
    /** Local time. */
    opens: string;
    /** Local time. */
    closes: string;
}
export interface Order {
    id: string;
    /**
     * The number that people quote.
     * @example R-104233
     */
    number: string;
    userId: string | null;
    state: OrderState;
    /** Format: date-time */
    placedAt: string;
    email: string;
    phone: string | null;
    items: OrderItem[];
    shippingAddress: OrderAddress;
    billingAddress: OrderAddress;
    shippingMethod: {
        id: string;
        name: string;
    };
    orderTotal: OrderTotal;
    discounts: AppliedDiscount[];
    couponCode: string | null;
    payment: Payment;
    timeline: OrderEvent[];
    tracking: Tracking | null;
    pointsEarned: number;
    pointsSpent: number;
    /** True while the order waits for a payment. */
    canPay: boolean;
    /** Only for guests, when the order is placed: opens the order later. */
    accessToken?: string;
}
export interface OrderAddress {
    firstName: string;
    lastName: string;
    company: string | null;
    line1: string;
    line2: string | null;
    city: string;
    region: string | null;
    postalCode: string;
    countryCode: string;
    phone: string | null;
}
export interface OrderConfirm {
    /** For guests. */
    accessToken?: string;
}
/** What `orders.confirmPayment` takes. */
export interface OrderConfirmPaymentParams extends OrderConfirm {
    /** The order. */
    orderId: string;
}
export type OrderConfirmPaymentResult = Order;
export interface OrderCreate {
    cartId: string;
    /** The version that the buyer saw. An older one is refused with 409 `totals_changed`. */
    cartVersion: number;
    /** Format: email */
    email: string;
    phone?: string | null;
    shippingAddress: AddressInput;
    /** The shipping address when left out. */
    billingAddress?: AddressInput;
    /**
     * Keep the shipping address in the address book.
     * @default false
     */
    saveAddress?: boolean;
    shippingMethodId: string;
    /** Left out when there is nothing to pay. */
    payment?: PaymentInput;
    /** The total that the buyer saw. Another one is refused with 409 `totals_changed`. */
    expectedTotal: number;
}
export interface OrderEvent {
    state: OrderState;
    /** Format: date-time */
    at: string;
    note: string | null;
}
/** What `orders.get` takes. */
export interface OrderGetParams {
    /** The caller, or `guest`. */
    id: string;
    /** The order. */
    orderId: string;
    /** From the answer to `orderPlace`, for guests. */
    accessToken?: string;
}
export type OrderGetResult = Order;
export interface OrderItem {
    sku: string;
    name: string;
    shortName: string;
    skuType: SkuType;
    size: string;
    quantity: number;
    unitPrice: number;
    discountAmount: number;
    amount: number;
    isFreeItem: boolean;
    isRecommended: boolean;
    image: Image | null;
}
/** What `orders.list` takes. */
export interface OrderListParams {
    /** The caller. */
    id: string;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 10
     */
    perPage?: number;
    /**
     * Newest or oldest first.
     * @default desc
     */
    order?: "desc" | "asc";
    /** Only orders of that year (UTC). */
    year?: number;
    /** Words that have to be in the number of the order, or in the SKUs and names of its items. */
    search?: string;
}
export type OrderListResult = OrderPage;
export interface OrderPage {
    items: OrderSummary[];
    currentPage: number;
    totalPages: number;
    totalCount: number;
    perPage: number;
    /** Years that have orders, newest first. */
    years: number[];
}
export interface OrderPay {
    payment: PaymentInput;
    /** For guests, for 90 days. */
    accessToken?: string;
}
/** What `orders.pay` takes. */
export interface OrderPayParams extends OrderPay {
    /** The order. */
    orderId: string;
}
export type OrderPayResult = Order;
/** What `orders.place` takes. */
export interface OrderPlaceParams extends OrderCreate {
    /** The caller, or `guest`. */
    id: string;
}
export type OrderPlaceResult = Order;
export type OrderState = "placed" | "paid" | "packed" | "shipped" | "delivered" | "cancelled" | "refunded";
export interface OrderSummary {
    id: string;
    number: string;
    state: OrderState;
    paymentStatus: PaymentStatus;
    /** Format: date-time */
    placedAt: string;
    total: number;
    currency: "USD";
    itemCount: number;
    /** The line items, enough to show and to buy again. */
    items: {
        sku: string;
        shortName: string;
        quantity: number;
    }[];
}
/** Money of a cart or an order, US dollars. total = subtotal − discount − rewardsPointsDiscount + shipping + taxes − waived. */
export interface OrderTotal {
    subtotal: number;
    discount: number;
    /** What points pay: the products first, then shipping and tax. */
    rewardsPointsDiscount: number;
    /** After a free-shipping discount. */
    shipping: number;
    shippingDiscount: number;
    taxes: number;
    /** A remainder below the smallest charge of a card (0.50), which nobody has to pay; 0 otherwise. */
    waived: number;
    total: number;
    /** subtotal − rewards − discount, at least 0. */
    purchaseValue: number;
    currency: "USD";
    /** True until destination and shipping method are known. */
    isEstimate: boolean;
    chargeId: string | null;
}
export interface PageContent {
    slug: string;
    title: string;
    /** Format: date-time */
    updatedAt: string;
    blocks: Block[];
}
export interface PageDocument {
    /**
     * The name of the document that holds now.
     * @example returns-policy
     */
    name: string;
    /** Where it can be downloaded. */
    url: string | null;
}
/** What `pages.getContent` takes. */
export interface PageGetContentParams {
    /** The page, for example `returns-policy`. */
    slug: string;
}
export type PageGetContentResult = PageContent;
/** What `pages.get` takes. */
export interface PageGetParams {
    /** The page, for example `returns-policy`. */
    slug: string;
}
export type PageGetResult = PageRecord;
export interface PageRecord {
    slug: string;
    title: string;
    description: string;
    /** Format: date-time */
    updatedAt: string;
    document: PageDocument | null;
}
export interface ParagraphBlock {
    type: "paragraph";
    text: string;
}
export interface PasswordForgot {
    /** Format: email */
    email: string;
}
export interface PasswordForgotAnswer {
    message: string;
}
/** What `passwords.forgot` takes. */
export type PasswordForgotParams = PasswordForgot;
export type PasswordForgotResult = PasswordForgotAnswer;
export interface PasswordReset {
    password: string;
    /** @default true */
    isToken?: boolean;
    /** Required with `isToken: false`. */
    currentPassword?: string;
}
/** What `passwords.reset` takes. */
export interface PasswordResetParams extends PasswordReset {
    /** A reset token, or the caller's user id with `isToken: false`. */
    token: string;
}
export interface PasswordToken {
    isValid: boolean;
    /** Format: date-time */
    expiresAt?: string;
}
/** What `passwords.validateToken` takes. */
export interface PasswordValidateTokenParams {
    /** From the link in the mail. */
    token: string;
}
export type PasswordValidateTokenResult = PasswordToken;
export interface Payment {
    status: PaymentStatus;
    /** @example test */
    provider: string;
    method: PaymentMethod;
    brand: string | null;
    last4: string | null;
    nextAction: NextAction | null;
    failure: null | {
        code: string;
        message: string;
    };
}
/** What `payments.answerTestChallenge` takes. */
export interface PaymentAnswerTestChallengeParams extends TestChallengeAnswer {
    /** From `payment.nextAction`. */
    challengeId: string;
}
export type PaymentAnswerTestChallengeResult = TestChallenge;
export interface PaymentConfig {
    provider: "test";
    methods: PaymentMethod[];
    isTest: boolean;
}
/** What `payments.createTestToken` takes. */
export type PaymentCreateTestTokenParams = TestCard;
export type PaymentCreateTestTokenResult = TestToken;
/** The payment did not go through. `order` is kept and can be paid again with `orderPay`. */
export interface PaymentError {
    code: string;
    message: string;
    requestId: string;
    order: Order;
}
export type PaymentGetConfigResult = PaymentConfig;
export interface PaymentInput {
    method: PaymentMethod;
    /** What the payment provider gave for the card. */
    token: string;
}
export type PaymentMethod = "card" | "apple_pay" | "google_pay";
export type PaymentStatus = "pending" | "requires_action" | "succeeded" | "failed" | "refunded";
export type Permission = "cart:write" | "orders:read" | "clients:read" | "store:write" | "recommendations:write" | "messages:write" | "admin:impersonate" | "admin:users" | "admin:bundles";
export interface PhoneUpdate {
    phone: string | null;
    smsOptIn?: boolean;
}
/** What it costs for this caller, and why. */
export interface Price {
    /** The price of the channel before anything personal, US dollars. */
    listPrice: number;
    /** What this caller pays for one, US dollars. */
    yourPrice: number;
    currency: "USD";
    reason: "list" | "professional" | "tier" | "school";
    /** @example Your Tier 2 professional price */
    reasonText: string;
}
/** Everything that the page of a product shows. */
export interface Product {
    sku: Sku;
    name: string;
    shortName: string;
    skuType: SkuType;
    size: string;
    sizeClass: SizeClass;
    tagline: string;
    price: Price;
    stock: Stock;
    image: Image;
    categories: string[];
    concerns: string[];
    isNew: boolean;
    isBestseller: boolean;
    limitPerOrder: number;
    gtin: string | null;
    /** Paragraphs of plain text. */
    description: string[];
    skinTypes: SkinType[];
    keyIngredients: {
        name: string;
        benefit: string;
    }[];
    /** INCI names in label order. */
    inci: string[];
    howToUse: {
        time: "AM" | "PM" | "AM_PM" | "treatment" | "weekly";
        text: string;
    }[];
    warnings: string[];
    actives: {
        name: string;
        percent: number | null;
    }[];
    images: Image[];
    kitContents: {
        sku: Sku;
        name: string;
        quantity: number;
    }[];
    /** The next steps of a routine. */
    related: ProductSummary[];
    /** Format: date-time */
    updatedAt: string;
}
/** What `products.get` takes. */
export interface ProductGetParams {
    /** The SKU. */
    sku: Sku;
    /** The caller; prices always follow the caller. */
    userId?: string;
}
export type ProductGetResult = Product;
export interface ProductIds {
    ids: Sku[];
    /** The caller's own user id; prices always follow the caller. */
    userId?: string;
}
export interface ProductImages {
    items: {
        sku: Sku;
        images: Image[];
    }[];
}
export interface ProductList {
    /** In the order asked for. */
    items: ProductSummary[];
    /** SKUs that this caller cannot see. */
    missing: string[];
}
/** What `products.listByIds` takes. */
export type ProductListByIdsParams = ProductIds;
export type ProductListByIdsResult = ProductList;
/** What `products.listImages` takes. */
export interface ProductListImagesParams {
    /** SKUs, separated by commas. */
    sku: string;
}
export type ProductListImagesResult = ProductImages;
/** What `products.list` takes. */
export interface ProductListParams {
    /** The caller, or `public`. */
    userId: string;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 12
     */
    perPage?: number;
    /** Category slugs. */
    category?: string[];
    /** Concern slugs. */
    concern?: string[];
    /** Skin types. */
    skinType?: string[];
    /** Size classes. */
    sizeClass?: string[];
    /** Order of the list. */
    sort?: ProductSort;
}
export type ProductListResult = ProductPage;
export interface ProductPage {
    items: ProductSummary[];
    currentPage: number;
    totalPages: number;
    totalCount: number;
    perPage: number;
    sort: ProductSort;
    facets: Facets;
}
/** What `products.search` takes. */
export interface ProductSearchParams {
    /** What was typed. */
    search: string;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 12
     */
    perPage?: number;
}
export interface ProductSearchResult {
    query: string;
    items: ProductSummary[];
    /** At most 5 that match the words. */
    categories: Category[];
    /** At most 5 that match the words. */
    concerns: Concern[];
    currentPage: number;
    totalPages: number;
    totalCount: number;
    perPage: number;
    /** A likely spelling, when the words as typed found nothing or little. */
    didYouMean: string | null;
}
export type ProductSort = "featured" | "newest" | "name" | "price_asc" | "price_desc";
/** A product as lists, search and recommendations show it. */
export interface ProductSummary {
    sku: Sku;
    name: string;
    shortName: string;
    skuType: SkuType;
    /** @example 50 mL / 1.7 fl oz */
    size: string;
    sizeClass: SizeClass;
    tagline: string;
    price: Price;
    stock: Stock;
    image: Image;
    /** Slugs. */
    categories: string[];
    /** Slugs. */
    concerns: string[];
    isNew: boolean;
    isBestseller: boolean;
    limitPerOrder: number;
}
export type Profession = "esthetician" | "cosmetologist" | "nurse" | "physician" | "massage_therapist" | "educator" | "other";
export interface ReadState {
    accountId: string;
    unreadCount: number;
}
/** What `recommendations.claim` takes. */
export interface RecommendationClaimParams extends BundleClaim {
    /** The token of the shared bundle. */
    id: string;
}
export type RecommendationClaimResult = SharedBundle;
/** What `recommendations.create` takes. */
export interface RecommendationCreateParams extends BundleCreate {
    /** The caller. */
    id: string;
}
export type RecommendationCreateResult = Bundle;
/** What `recommendations.deleteFile` takes. */
export interface RecommendationDeleteFileParams {
    /** The caller. */
    userId: string;
    /** The bundle. */
    bundleId: string;
}
export type RecommendationDeleteFileResult = Bundle;
/** What `recommendations.delete` takes. */
export interface RecommendationDeleteParams {
    /** The caller. */
    userId: string;
    /** The bundle. */
    bundleId: string;
}
/** What `recommendations.get` takes. */
export interface RecommendationGetParams {
    /** The caller. */
    userId: string;
    /** The bundle. */
    bundleId: string;
}
export type RecommendationGetResult = Bundle;
/** What `recommendations.getShared` takes. */
export interface RecommendationGetSharedParams {
    /** The token of a shared bundle. */
    bundleToken: string;
    /** The caller, or `public`. */
    userId: string;
}
export type RecommendationGetSharedResult = SharedBundle;
/** What `recommendations.list` takes. */
export interface RecommendationListParams {
    /** The caller. */
    id: string;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 10
     */
    perPage?: number;
}
/** What `recommendations.listReceived` takes. */
export interface RecommendationListReceivedParams {
    /** The caller. */
    userId: string;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 10
     */
    perPage?: number;
}
export type RecommendationListReceivedResult = SharedBundlePage;
export type RecommendationListResult = BundlePage;
/** What `recommendations.replaceLink` takes. */
export interface RecommendationReplaceLinkParams {
    /** The caller. */
    userId: string;
    /** The bundle. */
    bundleId: string;
}
export type RecommendationReplaceLinkResult = Bundle;
/** What `recommendations.report` takes. */
export interface RecommendationReportParams {
    /** The caller. */
    userId: string;
    /**
     * How far back.
     */
    period: "week" | "month" | "quarter" | "year";
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 25
     */
    perPage?: number;
}
export type RecommendationReportResult = BundleReport;
/** What `recommendations.search` takes. */
export interface RecommendationSearchParams {
    /** The caller. */
    userId: string;
    /** Words, percent-encoded. */
    term: string;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 10
     */
    perPage?: number;
}
export type RecommendationSearchResult = BundlePage;
/** What `recommendations.send` takes. */
export interface RecommendationSendParams extends BundleSend {
    /** The caller. */
    userId: string;
    /** The bundle. */
    bundleId: string;
}
export type RecommendationSendResult = BundleSent;
/** What `recommendations.update` takes. */
export interface RecommendationUpdateParams extends BundleUpdate {
    /** The caller. */
    userId: string;
    /** The bundle. */
    bundleId: string;
}
export type RecommendationUpdateResult = Bundle;
export interface Registration {
    jwt: string;
    /** Format: date-time */
    expiresAt: string;
    user: User;
    cartMerge?: CartMerge;
}
/** A retail client as their professional sees them. */
export interface RetailClient {
    /** The account of the client. */
    clientId: string;
    userId: string;
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    /** Format: date-time */
    linkedAt: string;
    /** Paid, neither cancelled nor refunded. */
    orderCount: number;
    totalSpent: number;
    currency: "USD";
    /** Format: date-time */
    lastOrderAt: string | null;
}
export interface RetailClientAccept {
    /** For somebody who has no account yet. */
    password?: string;
}
export interface RetailClientCreate {
    firstName: string;
    lastName: string;
    /** Format: email */
    email: string;
    phone?: string | null;
}
export interface RetailClientInvitation {
    email: string;
    status: "invited";
    /** Format: date-time */
    expiresAt: string;
}
export interface RetailClientMatches {
    items: RetailClient[];
}
export interface RetailClientOrder {
    orderId: string;
    number: string;
    clientId: string;
    clientName: string;
    /** Format: date-time */
    placedAt: string;
    state: OrderState;
    total: number;
    currency: "USD";
    items: {
        sku: string;
        shortName: string;
        quantity: number;
        /** Bought from one of the professional’s recommendations. */
        isRecommended: boolean;
    }[];
}
export interface RetailClientOrderPage {
    items: RetailClientOrder[];
    currentPage: number;
    totalPages: number;
    totalCount: number;
    perPage: number;
    /** Years with orders, newest first. */
    years: number[];
}
export interface RetailClientPage {
    items: RetailClient[];
    currentPage: number;
    totalPages: number;
    totalCount: number;
    perPage: number;
}
/** A store as the locator shows it. */
export interface RetailLocation {
    id: string;
    name: string;
    accountName: string;
    /** Of the store page, when there is one. */
    storeLabel: string | null;
    line1: string;
    line2: string | null;
    city: string;
    region: string | null;
    postalCode: string | null;
    countryCode: string;
    phone: string | null;
    timezone: string;
    hours: OpeningHours[];
    latitude: number;
    longitude: number;
    /** From the place that was asked for. */
    distanceKm: number | null;
}
export interface RetailLocationPage {
    items: RetailLocation[];
    currentPage: number;
    totalPages: number;
    totalCount: number;
    perPage: number;
}
/** What `rewards.getForCourse` takes. */
export interface RewardGetForCourseParams {
    /** The caller. */
    id: string;
    /** The course. */
    courseId: string;
}
export type RewardGetForCourseResult = CoursePoints;
/** What `rewards.get` takes. */
export interface RewardGetParams {
    /** The caller. */
    id: string;
    /** IANA zone, percent-encoded: `America%2FDenver`. */
    timezone: string;
    /** The current year when left out. */
    year?: number;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 25
     */
    perPage?: number;
}
export type RewardGetResult = RewardsInfo;
export interface RewardsAcceptance {
    /** Format: date-time */
    acceptedAt: string;
}
/** One line of the ledger. */
export interface RewardsEntry {
    id: string;
    /** Format: date-time */
    createdAt: string;
    kind: "earned" | "spent" | "returned" | "adjusted";
    /** Negative when points went away. */
    points: number;
    /** After this entry. */
    balance: number;
    orderId: string | null;
    courseId: string | null;
    /** @example Order R-104233 */
    note: string;
}
export interface RewardsInfo {
    year: number;
    timezone: string;
    canUse: boolean;
    /** Why not, for people. */
    reason: string | null;
    /**
     * Format: date-time
     * When the person joined.
     */
    acceptedAt: string | null;
    /** Points now, whatever the year. */
    balance: number;
    /** In that year. */
    earned: number;
    /** In that year. */
    spent: number;
    earnPerDollar: number;
    /** US dollars that a point is worth. */
    pointValue: number;
    currency: "USD";
    progress: RewardsProgress;
    /** Years with entries, newest first. */
    years: number[];
    /** The ledger of that year, newest first. */
    entries: {
        items: RewardsEntry[];
        currentPage: number;
        totalPages: number;
        totalCount: number;
        perPage: number;
    };
}
export interface RewardsProgress {
    /** @example Silver */
    level: string | null;
    /** Null at the highest level. */
    nextLevel: string | null;
    /** What the account bought this year without shipping and tax, US dollars. */
    spent: number;
    /** What the next level needs in a year in all, US dollars. */
    needed: number | null;
    currency: "USD";
}
export interface SaleBucket {
    /** Format: date */
    date: string;
    orders: number;
    quantity: number;
    revenue: number;
}
/** A session and the user whom it belongs to. */
export interface Session {
    /** The session token, sent as `Authorization: Bearer`. */
    jwt: string;
    /** Format: date-time */
    expiresAt: string;
    /** User id. */
    id: string;
    accountId: string;
    site: Site;
    user: User;
    cartMerge?: CartMerge;
}
export interface SessionCreate {
    /** Format: email */
    email: string;
    password: string;
}
/** What `sessions.create` takes. */
export type SessionCreateParams = SessionCreate;
export type SessionCreateResult = Session;
/** What `sessions.end` takes. */
export interface SessionEndParams {
    /** The caller. */
    id: string;
}
/** What `sessions.list` takes. */
export interface SessionListParams {
    /** The caller. */
    id: string;
}
export type SessionListResult = DeviceSessionList;
export type SessionRefreshResult = Session;
/** What `sessions.revokeOthers` takes. */
export interface SessionRevokeOthersParams {
    /** The caller. */
    id: string;
}
/** What `sessions.revoke` takes. */
export interface SessionRevokeParams {
    /** The caller. */
    id: string;
    /** A session of the caller. */
    sessionId: string;
}
/** A bundle as somebody with its link sees it. */
export interface SharedBundle {
    bundleToken: string;
    bundleName: string;
    professional: {
        accountId: string;
        accountName: string;
        firstName: string;
        storeLabel: string | null;
    };
    items: BundleItem[];
    /** Products that this caller’s channel does not have. */
    hiddenItemCount: number;
    /** What the items cost this caller, US dollars. */
    total: number;
    currency: "USD";
    instructions: string | null;
    file: BundleFile | null;
    isClaimed: boolean;
    /** Format: date-time */
    receivedAt: string | null;
    /** Format: date-time */
    updatedAt: string;
}
export interface SharedBundlePage {
    items: SharedBundle[];
    currentPage: number;
    totalPages: number;
    totalCount: number;
    perPage: number;
}
export interface ShippingMethod {
    /** @example ground */
    id: string;
    name: string;
    description: string;
    carrier: string;
    price: number;
    currency: "USD";
    deliveryDays: {
        min: number;
        max: number;
    };
}
export interface ShippingMethodList {
    /** Cheapest first; empty where we do not ship. */
    items: ShippingMethod[];
}
/** What `shippingMethods.listByAddress` takes. */
export interface ShippingMethodListByAddressParams extends Destination {
    /** A cart, a user, or `guest` for the cart of this browser. */
    id: string;
}
export type ShippingMethodListByAddressResult = ShippingMethodList;
/** What `shippingMethods.list` takes. */
export interface ShippingMethodListParams {
    /** A cart, a user, or `guest` for the cart of this browser. */
    id: string;
}
export type ShippingMethodListResult = ShippingMethodList;
/**
 * Sales channel: `b2b` professionals and businesses, `retail` retail clients, `school` schools.
 */
export type Site = "b2b" | "retail" | "school";
export type SizeClass = "travel" | "standard" | "professional";
export type SkinType = "normal" | "dry" | "oily" | "combination" | "sensitive" | "mature" | "blemish-prone";
/**
 * A run of digits, or an id that starts with `GM` or `GRX`.
 * @example GM1042
 */
export type Sku = string;
export type SkuType = "retail" | "professional" | "kit" | "sample";
export interface Stock {
    state: "in_stock" | "low_stock" | "out_of_stock";
    /** How many are left, only when few are. */
    left?: number | null;
}
export interface StockAlert {
    email: string;
    sku: string;
    /**
     * The alert starts when the link in the mail is opened.
     */
    state: "confirmation_sent";
}
/** What `stockAlerts.confirm` takes. */
export interface StockAlertConfirmParams {
    /** From the link. */
    token: string;
}
export type StockAlertConfirmResult = StockAlertConfirmed;
export interface StockAlertConfirmed {
    email: string;
    sku: string;
    state: "confirmed";
}
export interface StockAlertCreate {
    /** Format: email */
    email: string;
    sku: Sku;
}
/** What `stockAlerts.create` takes. */
export type StockAlertCreateParams = StockAlertCreate;
export type StockAlertCreateResult = StockAlert;
/** What `stockAlerts.unsubscribe` takes. */
export interface StockAlertUnsubscribeParams {
    /**
     * Format: email
     * The address.
     */
    email: string;
    /** The product. */
    sku: Sku;
    /** From the link; proves that the link came from us. */
    signature: string;
}
export type StockAlertUnsubscribeResult = Unsubscribed;
/** A retail store of a professional. */
export interface Store {
    /** The present label. */
    storeLabel: string;
    accountId: string;
    accountName: string;
    hasRetailStore: true;
    picture: StorePicture | null;
    locations: RetailLocation[];
}
/** What `stores.get` takes. */
export interface StoreGetParams {
    /** The label. */
    storeLabel: string;
}
export type StoreGetResult = Store;
/** What `stores.getWeeklySales` takes. */
export interface StoreGetWeeklySalesParams {
    /** The caller. */
    id: string;
    /**
     * An ISO week; the current one when left out.
     * @example 2026-W47
     */
    week?: string;
}
export type StoreGetWeeklySalesResult = WeeklySale;
export interface StoreLabel {
    accountId: string;
    storeLabel: string | null;
    formerLabels: string[];
    hasRetailStore: boolean;
    /** The address of the store page. */
    url: string | null;
    picture: StorePicture | null;
}
export interface StoreLabelCreate {
    /**
     * a–z, 0–9 and single hyphens inside.
     * @example lumen-skin
     */
    storeLabel: string;
}
/** What `storeLabels.create` takes. */
export interface StoreLabelCreateParams extends StoreLabelCreate {
    /** The account. */
    id: string;
}
export type StoreLabelCreateResult = StoreLabel;
/** What `storeLabels.get` takes. */
export interface StoreLabelGetParams {
    /** The account. */
    id: string;
}
export type StoreLabelGetResult = StoreLabel;
export interface StoreLabelUpdate {
    /** The present label. */
    storeLabel: string;
    /**
     * a–z, 0–9 and single hyphens inside.
     * @example lumen-skin
     */
    newStoreLabel: string;
}
/** What `storeLabels.update` takes. */
export interface StoreLabelUpdateParams extends StoreLabelUpdate {
    /** The account. */
    id: string;
}
export type StoreLabelUpdateResult = StoreLabel;
/** What `stores.listTopProducts` takes. */
export interface StoreListTopProductsParams {
    /** The caller. */
    id: string;
    /**
     * How far back.
     * @default 30
     */
    days?: number;
    /**
     * How many.
     * @default 10
     */
    limit?: number;
}
export type StoreListTopProductsResult = TopProducts;
/** What `stores.locate` takes. */
export interface StoreLocateParams {
    /** Words of the name, the city or the region. */
    search?: string;
    /** A ZIP code, or a Canadian postal code or its first three characters. */
    postalCode?: string;
    /** Degrees north; together with `longitude`. */
    latitude?: number;
    /** Degrees east; together with `latitude`. */
    longitude?: number;
    /** Only within this distance. */
    radiusKm?: number;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number;
    /**
     * Page size.
     * @default 12
     */
    perPage?: number;
}
export type StoreLocateResult = RetailLocationPage;
export interface StoreMatch {
    storeLabel: string;
    accountId: string;
    accountName: string;
    hasRetailStore: boolean;
    picture: StorePicture | null;
}
export interface StoreMatches {
    items: StoreMatch[];
}
/** A picture in the sizes of the store, see `Image`. */
export interface StorePicture {
    alt: string;
    /** Replace `{size}` and `{format}`. */
    template: string;
    sizes: ("icon" | "thumbnail" | "retail" | "standard")[];
    formats: ("avif" | "webp" | "png")[];
}
/** What `storePictures.createUpload` takes. */
export interface StorePictureCreateUploadParams extends UploadCreate {
    /** The account. */
    id: string;
}
export type StorePictureCreateUploadResult = Upload;
/** What `storePictures.delete` takes. */
export interface StorePictureDeleteParams {
    /** The account. */
    id: string;
}
/** What `storePictures.get` takes. */
export interface StorePictureGetParams {
    /** The account. */
    id: string;
}
export type StorePictureGetResult = StorePictureState;
/** The picture of a store, and how its newest upload stands. */
export interface StorePictureState {
    accountId: string;
    /**
     * `waiting` for the file, `refused` when it was no picture.
     */
    state: "none" | "waiting" | "ready" | "refused";
    /** Why it was refused, for people. */
    reason: string | null;
    picture: StorePicture | null;
}
/** What `stores.search` takes. */
export interface StoreSearchParams {
    /** A label or its beginning. */
    search: string;
}
export type StoreSearchResult = StoreMatches;
export interface TermsAccept {
    version: string;
}
/** Which terms are current, and which this person accepted. */
export interface TermsState {
    /** The current version of the terms. */
    version: string;
    /** The newest version that this person accepted. */
    acceptedVersion: string | null;
    /** Format: date-time */
    acceptedAt: string | null;
    /** Whether to ask this person to accept the current version. False while the store has no page `terms` that they can read. */
    isAcceptanceDue: boolean;
}
export interface TestCard {
    number: string;
    expMonth: number;
    expYear: number;
    cvc: string;
    name?: string;
}
export interface TestChallenge {
    challengeId: string;
    status: "approved" | "refused";
}
export interface TestChallengeAnswer {
    approve: boolean;
}
export interface TestToken {
    token: string;
    brand: string;
    last4: string;
}
export interface TopProduct {
    sku: string;
    name: string;
    shortName: string;
    image: Image | null;
    quantity: number;
    orders: number;
    revenue: number;
}
export interface TopProducts {
    days: number;
    /** Format: date-time */
    from: string;
    /** Format: date-time */
    to: string;
    currency: "USD";
    items: TopProduct[];
}
export interface Tracking {
    carrier: string;
    number: string;
}
export interface Unsubscribed {
    email: string;
    sku: string;
    state: "unsubscribed";
}
/** A signed address for one file of one content type and size. */
export interface Upload {
    uploadId: string;
    /** Where the file goes, once, by PUT. */
    url: string;
    method: "PUT";
    /** Must be sent with the file as they are. */
    headers: {
        [key: string]: string;
    };
    /** Format: date-time */
    expiresAt: string;
}
export interface UploadCreate {
    contentType: "image/png" | "image/jpeg" | "image/webp";
    /** Bytes. */
    size: number;
}
/** A person and what the store knows about the account. */
export interface User {
    /** @example usr_01hzx0k3v9 */
    id: string;
    /** @example acc_01hzx0k3v9 */
    accountId: string;
    firstName: string;
    lastName: string;
    /** Format: email */
    email: string;
    phone: string | null;
    accountType: "professional" | "retail" | "school" | "admin";
    /** Name of the rewards level, null when the account takes no part. */
    rewardsTier: string | null;
    smsOptIn: boolean;
    site: Site;
    /** @example US */
    countryCode: string;
    selfSignUp: boolean;
    /** @example Professional */
    discountModel: string | null;
    /** @example Tier 2 */
    tier: string | null;
    exemptForReward: boolean;
    hasRetailStore: boolean;
    permissions: Permission[];
}
/** What `users.acceptRewards` takes. */
export interface UserAcceptRewardsParams {
    /** The caller. */
    id: string;
}
export type UserAcceptRewardsResult = RewardsAcceptance;
/** What `users.acceptTerms` takes. */
export interface UserAcceptTermsParams extends TermsAccept {
    /** The caller. */
    id: string;
}
export type UserAcceptTermsResult = TermsState;
export interface UserCreate {
    firstName: string;
    lastName: string;
    /** Format: email */
    email: string;
    password: string;
    phone?: string;
    /** @default US */
    countryCode?: string;
    /** @default false */
    smsOptIn?: boolean;
    acceptTerms: true;
}
/** What `users.get` takes. */
export interface UserGetParams {
    /** The user. */
    id: string;
}
export type UserGetResult = User;
/** What `users.register` takes. */
export type UserRegisterParams = UserCreate;
export type UserRegisterResult = Registration;
/** What `users.updateAccountName` takes. */
export interface UserUpdateAccountNameParams extends AccountNameUpdate {
    /** The caller. */
    id: string;
}
export type UserUpdateAccountNameResult = Account;
/** What `users.updateGamingBar` takes. */
export interface UserUpdateGamingBarParams extends GamingBarStatus {
    /** The caller. */
    id: string;
}
export type UserUpdateGamingBarResult = GamingBarStatus;
/** What `users.updateName` takes. */
export interface UserUpdateNameParams extends NameUpdate {
    /** The caller. */
    id: string;
}
export type UserUpdateNameResult = User;
/** What `users.updatePhone` takes. */
export interface UserUpdatePhoneParams extends PhoneUpdate {
    /** The caller. */
    id: string;
}
export type UserUpdatePhoneResult = User;
export interface WeeklySale {
    /** @example 2026-W47 */
    week: string;
    /** Format: date-time */
    from: string;
    /**
     * Format: date-time
     * The first moment of the next week.
     */
    to: string;
    currency: "USD";
    /** Monday first. */
    buckets: SaleBucket[];
    total: {
        orders: number;
        quantity: number;
        revenue: number;
    };
    /** Of the week before, US dollars. */
    previousRevenue: number;
}

/** What each operation gives when all is well. */
export interface OperationResults {
  accountGet: AccountGetResult;
  addressCreate: AddressCreateResult;
  addressDelete: void;
  addressList: AddressListResult;
  addressSetDefault: AddressSetDefaultResult;
  addressUpdate: AddressUpdateResult;
  adminGetBundle: AdminGetBundleResult;
  applicationCreate: ApplicationCreateResult;
  applicationGet: ApplicationGetResult;
  cartAddBundle: CartAddBundleResult;
  cartChooseFreeItem: CartChooseFreeItemResult;
  cartGet: CartGetResult;
  cartGetForShippingMethod: CartGetForShippingMethodResult;
  cartRemoveFreeItem: CartRemoveFreeItemResult;
  cartUpdate: CartUpdateResult;
  categoryList: CategoryListResult;
  categoryListForUser: CategoryListForUserResult;
  clientAcceptInvitation: ClientAcceptInvitationResult;
  clientCreate: ClientCreateResult;
  clientGet: ClientGetResult;
  clientList: ClientListResult;
  clientListAllOrders: ClientListAllOrdersResult;
  clientListOrders: ClientListOrdersResult;
  clientSearch: ClientSearchResult;
  concernList: ConcernListResult;
  concernListForUser: ConcernListForUserResult;
  courseCancelRegistration: CourseCancelRegistrationResult;
  courseConfirmPayment: CourseConfirmPaymentResult;
  courseGet: CourseGetResult;
  courseGetRegistration: CourseGetRegistrationResult;
  courseRegister: CourseRegisterResult;
  courseRegisterGuest: CourseRegisterGuestResult;
  faqList: FaqListResult;
  favoriteAdd: FavoriteAddResult;
  favoriteList: FavoriteListResult;
  favoriteRemove: void;
  locationCreate: LocationCreateResult;
  locationDelete: void;
  locationList: LocationListResult;
  locationUpdate: LocationUpdateResult;
  messageBlock: MessageBlockResult;
  messageList: MessageListResult;
  messageListConversations: MessageListConversationsResult;
  messageRead: MessageReadResult;
  messageSend: MessageSendResult;
  messageUnblock: MessageUnblockResult;
  orderConfirmPayment: OrderConfirmPaymentResult;
  orderGet: OrderGetResult;
  orderList: OrderListResult;
  orderPay: OrderPayResult;
  orderPlace: OrderPlaceResult;
  pageGet: PageGetResult;
  pageGetContent: PageGetContentResult;
  passwordForgot: PasswordForgotResult;
  passwordReset: void;
  passwordValidateToken: PasswordValidateTokenResult;
  paymentAnswerTestChallenge: PaymentAnswerTestChallengeResult;
  paymentCreateTestToken: PaymentCreateTestTokenResult;
  paymentGetConfig: PaymentGetConfigResult;
  productGet: ProductGetResult;
  productList: ProductListResult;
  productListByIds: ProductListByIdsResult;
  productListImages: ProductListImagesResult;
  productSearch: ProductSearchResult;
  recommendationClaim: RecommendationClaimResult;
  recommendationCreate: RecommendationCreateResult;
  recommendationDelete: void;
  recommendationDeleteFile: RecommendationDeleteFileResult;
  recommendationGet: RecommendationGetResult;
  recommendationGetShared: RecommendationGetSharedResult;
  recommendationList: RecommendationListResult;
  recommendationListReceived: RecommendationListReceivedResult;
  recommendationReplaceLink: RecommendationReplaceLinkResult;
  recommendationReport: RecommendationReportResult;
  recommendationSearch: RecommendationSearchResult;
  recommendationSend: RecommendationSendResult;
  recommendationUpdate: RecommendationUpdateResult;
  rewardGet: RewardGetResult;
  rewardGetForCourse: RewardGetForCourseResult;
  sessionCreate: SessionCreateResult;
  sessionEnd: void;
  sessionList: SessionListResult;
  sessionRefresh: SessionRefreshResult;
  sessionRevoke: void;
  sessionRevokeOthers: void;
  shippingMethodList: ShippingMethodListResult;
  shippingMethodListByAddress: ShippingMethodListByAddressResult;
  stockAlertConfirm: StockAlertConfirmResult;
  stockAlertCreate: StockAlertCreateResult;
  stockAlertUnsubscribe: StockAlertUnsubscribeResult;
  storeGet: StoreGetResult;
  storeGetWeeklySales: StoreGetWeeklySalesResult;
  storeLabelCreate: StoreLabelCreateResult;
  storeLabelGet: StoreLabelGetResult;
  storeLabelUpdate: StoreLabelUpdateResult;
  storeListTopProducts: StoreListTopProductsResult;
  storeLocate: StoreLocateResult;
  storePictureCreateUpload: StorePictureCreateUploadResult;
  storePictureDelete: void;
  storePictureGet: StorePictureGetResult;
  storeSearch: StoreSearchResult;
  userAcceptRewards: UserAcceptRewardsResult;
  userAcceptTerms: UserAcceptTermsResult;
  userGet: UserGetResult;
  userRegister: UserRegisterResult;
  userUpdateAccountName: UserUpdateAccountNameResult;
  userUpdateGamingBar: UserUpdateGamingBarResult;
  userUpdateName: UserUpdateNameResult;
  userUpdatePhone: UserUpdatePhoneResult;
}

/** Error bodies of each operation by status. */
export interface OperationErrors {
  accountGet: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  addressCreate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  addressDelete: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  addressList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  addressSetDefault: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  addressUpdate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminGetBundle: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  applicationCreate: { 400: ErrorBody; 401: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  applicationGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  cartAddBundle: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 412: CartConflict; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  cartChooseFreeItem: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 412: CartConflict; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  cartGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  cartGetForShippingMethod: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  cartRemoveFreeItem: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 412: CartConflict; 500: ErrorBody; 503: ErrorBody };
  cartUpdate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 412: CartConflict; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  categoryList: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  categoryListForUser: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientAcceptInvitation: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientCreate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientListAllOrders: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientListOrders: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientSearch: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  concernList: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  concernListForUser: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  courseCancelRegistration: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  courseConfirmPayment: { 400: ErrorBody; 401: ErrorBody; 402: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  courseGet: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  courseGetRegistration: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  courseRegister: { 400: ErrorBody; 401: ErrorBody; 402: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  courseRegisterGuest: { 400: ErrorBody; 401: ErrorBody; 402: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  faqList: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  favoriteAdd: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  favoriteList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  favoriteRemove: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  locationCreate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  locationDelete: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  locationList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  locationUpdate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageBlock: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageListConversations: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageRead: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageSend: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageUnblock: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  orderConfirmPayment: { 400: ErrorBody; 401: ErrorBody; 402: PaymentError; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  orderGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  orderList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  orderPay: { 400: ErrorBody; 401: ErrorBody; 402: PaymentError; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  orderPlace: { 400: ErrorBody; 401: ErrorBody; 402: PaymentError; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  pageGet: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  pageGetContent: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  passwordForgot: { 400: ErrorBody; 401: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  passwordReset: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  passwordValidateToken: { 400: ErrorBody; 401: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  paymentAnswerTestChallenge: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  paymentCreateTestToken: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  paymentGetConfig: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  productGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  productList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  productListByIds: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  productListImages: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  productSearch: { 400: ErrorBody; 401: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  recommendationClaim: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  recommendationCreate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  recommendationDelete: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  recommendationDeleteFile: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  recommendationGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  recommendationGetShared: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  recommendationList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  recommendationListReceived: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  recommendationReplaceLink: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  recommendationReport: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  recommendationSearch: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  recommendationSend: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  recommendationUpdate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  rewardGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  rewardGetForCourse: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  sessionCreate: { 400: ErrorBody; 401: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  sessionEnd: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  sessionList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  sessionRefresh: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  sessionRevoke: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  sessionRevokeOthers: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  shippingMethodList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  shippingMethodListByAddress: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  stockAlertConfirm: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  stockAlertCreate: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  stockAlertUnsubscribe: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  storeGet: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  storeGetWeeklySales: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  storeLabelCreate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  storeLabelGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  storeLabelUpdate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  storeListTopProducts: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  storeLocate: { 400: ErrorBody; 401: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  storePictureCreateUpload: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  storePictureDelete: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  storePictureGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  storeSearch: { 400: ErrorBody; 401: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userAcceptRewards: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userAcceptTerms: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userRegister: { 400: ErrorBody; 401: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userUpdateAccountName: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userUpdateGamingBar: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userUpdateName: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userUpdatePhone: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
}

/** Every operationId of the contract; the first part of each query key. */
export type OperationId = keyof OperationErrors;
