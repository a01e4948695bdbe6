// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
/** Whether a person can sign in. */
export interface AccessChange {
    /** True to disable the person, false to enable them again. */
    isDisabled: boolean;
    /** Required to disable: why, for other staff. The person does not see it. */
    reason?: string;
    /**
     * Format: date-time
     * The person’s `changedAt`, as it was read.
     */
    changedAt: string;
}
/** The account of the signed-in person. The first entry of `users` is that person. */
export interface Account {
    /** The caller’s own account. */
    accountId: string;
    /** Name shown on receipts, to clients and in messages. */
    accountName: string;
    /** The caller first, then colleagues by when they joined; at most 100. */
    users: User[];
    /** Which terms are current, and which this person accepted. */
    terms: TermsState;
    /**
     * Format: date-time
     * When this person joined REGEN rewards, UTC; null before.
     */
    rewardsAcceptedAt: string | null;
    /** Whether this person wants to see the rewards bar. */
    isGamingBarOn: boolean;
}
/** What to change in an account; fields that are left out stay as they are. */
export interface AccountChange {
    /** The price tier. */
    tier?: number;
    /** Whether the account is excluded from rewards. People keep the points they have. */
    exemptForReward?: boolean;
    /** Whether the account has a store page, once it has a label. */
    hasRetailStore?: boolean;
    /**
     * Format: date-time
     * The account’s `changedAt`, as it was read.
     */
    changedAt: string;
}
/** A request to delete the caller’s account. */
export interface AccountDeletionCreate {
    /** The caller’s password. A wrong one is a 422 `current_password_wrong`. */
    currentPassword: string;
}
/** What `accountDeletions.create` takes. */
export interface AccountDeletionCreateParams extends AccountDeletionCreate {
    /** The caller. */
    id: string;
}
export type AccountDeletionCreateResult = AccountDeletionState;
/** What `accountDeletions.delete` takes. */
export interface AccountDeletionDeleteParams {
    /** The caller. */
    id: string;
}
/** What `accountDeletions.get` takes. */
export interface AccountDeletionGetParams {
    /** The caller. */
    id: string;
}
export type AccountDeletionGetResult = AccountDeletionState;
/** A deletion that was requested. */
export interface AccountDeletionRequest {
    /**
     * Format: date-time
     * When it was requested, UTC.
     */
    requestedAt: string;
    /**
     * Format: date-time
     * From when on the account is deleted, UTC.
     */
    dueAt: string;
    /**
     * What keeps the account from being deleted even when it is due: an order that is unpaid or not delivered yet, or other people or linked
     *     clients of the account. Null if nothing does.
     * @enum {string|null}
     */
    waitsFor: "order" | "account" | null;
}
/** Whether a person’s account is going to be deleted. */
export interface AccountDeletionState {
    /** Null when the account stays. */
    request: AccountDeletionRequest | null;
}
export type AccountGetResult = Account;
/** New name of an account, for everyone in it. */
export interface AccountNameUpdate {
    /** Name shown on receipts, to clients and in messages. */
    accountName: string;
}
/** An entry in a person’s address book. Only that person sees it. */
export interface Address {
    /** Identifies the address in updates and deletions. */
    id: string;
    /** First name of the recipient. */
    firstName: string;
    /** Last name of the recipient. */
    lastName: string;
    /** Null for a private address. */
    company: string | null;
    /** Street address. */
    line1: string;
    /** Apartment, suite or floor; null when there is none. */
    line2: string | null;
    /** City or town, as it was typed. */
    city: string;
    /** State or province code where the country has them, for example `CO`. */
    region: string | null;
    /** Empty where the country has none. */
    postalCode: string;
    /**
     * ISO 3166-1 alpha-2; the United Kingdom is `GB`.
     * @example US
     */
    countryCode: string;
    /** For the carrier; null when there is none. */
    phone: string | null;
    /** Exactly one address of a book is the default; checkout suggests it. */
    isDefault: boolean;
}
/** A new entry for the address book. */
export interface AddressCreate {
    /** An address as typed, to store or to ship to; one that was read can be sent back unchanged. It is trimmed and normalized for its country; anything invalid there is refused with 422 `address_invalid`. */
    address: AddressInput;
    /**
     * Makes it the default. The first address of a book always is.
     * @default false
     */
    isDefault?: boolean;
}
/** What `addresses.create` takes. */
export interface AddressCreateParams extends AddressCreate {
    /** The caller. */
    userId: string;
}
export type AddressCreateResult = Address;
/** The address to make the default. */
export interface AddressDefault {
    /** One of the caller’s own. */
    addressId: string;
}
/** What `addresses.delete` takes. */
export interface AddressDeleteParams {
    /** The caller. */
    userId: string;
    /** An address of the caller’s book. */
    addressId: string;
}
/** An address as typed, to store or to ship to; one that was read can be sent back unchanged. It is trimmed and normalized for its country; anything invalid there is refused with 422 `address_invalid`. */
export interface AddressInput {
    /** Ignored, so that an address from the address book can be sent back. */
    id?: string;
    /** Ignored, as `id` is. */
    isDefault?: boolean;
    /** First name of the recipient. */
    firstName: string;
    /** Last name of the recipient. */
    lastName: string;
    /** Left out or null for a private address. */
    company?: string | null;
    /** Street address, one line. */
    line1: string;
    /** Apartment, suite or floor. */
    line2?: string | null;
    /** City or town, as it was typed. */
    city: string;
    /** Code or name of the state or province; required where the country has codes, stored as the code. */
    region?: string | null;
    /** May be left out where the country has none, such as Hong Kong; elsewhere a 422 names it. */
    postalCode?: string | null;
    /**
     * True when the person keeps a postal code that our tables place in another region; otherwise it is refused with 422 `address_invalid`. Not stored.
     * @default false
     */
    isConfirmed?: boolean;
    /** ISO 3166-1; `UK` is accepted and stored as `GB`. */
    countryCode: string;
    /** 7 to 31 digits, spaces and `+ ( ) . -`. Null or left out for none. */
    phone?: string | null;
}
/** A person’s address book. Only that person sees it. */
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
/** A complete replacement for an address. */
export interface AddressUpdate {
    /** One of the caller’s own. */
    addressId: string;
    /** An address as typed, to store or to ship to; one that was read can be sent back unchanged. It is trimmed and normalized for its country; anything invalid there is refused with 422 `address_invalid`. */
    address: AddressInput;
}
/** What `addresses.update` takes. */
export interface AddressUpdateParams extends AddressUpdate {
    /** The caller. */
    userId: string;
}
export type AddressUpdateResult = Address;
/** What `admin.correctPoints` takes. */
export interface AdminCorrectPointsParams extends PointsCorrection {
    /** The person. */
    userId: string;
}
export type AdminCorrectPointsResult = CorrectedPoints;
/** What `admin.decideApplication` takes. */
export interface AdminDecideApplicationParams extends ApplicationDecision {
    /** The application. */
    applicationId: string;
}
export type AdminDecideApplicationResult = ApplicationForStaff;
/** What `admin.getApplication` takes. */
export interface AdminGetApplicationParams {
    /** The application. */
    applicationId: string;
}
export type AdminGetApplicationResult = ApplicationForStaff;
/** What `admin.getBundle` takes. */
export interface AdminGetBundleParams {
    /** The bundle. */
    id: string;
    /** Whose bundle it is. */
    userId: string;
}
export type AdminGetBundleResult = Bundle;
export type AdminGetContentResult = ContentState;
/** What `admin.getOrder` takes. */
export interface AdminGetOrderParams {
    /** The order. */
    orderId: string;
}
export type AdminGetOrderResult = StaffOrder;
/** What `admin.getPerson` takes. */
export interface AdminGetPersonParams {
    /** The person. */
    userId: string;
}
export type AdminGetPersonResult = StaffPerson;
/** What `admin.listApplications` takes. */
export interface AdminListApplicationsParams {
    /**
     * Which applications; `waiting` by default.
     */
    part?: ("waiting" | "accepted" | "declined") | undefined;
    /** Part of the reference, the business, the applicant’s name or email, or the license number. */
    search?: string | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
}
export type AdminListApplicationsResult = ApplicationQueue;
/** What `admin.listOrders` takes. */
export interface AdminListOrdersParams {
    /** Only orders in this state. */
    state?: OrderState | undefined;
    /** Only orders placed in this channel. */
    site?: OrderChannel | undefined;
    /**
     * Format: date
     * Only orders placed on or after this day, in the company’s time zone.
     */
    from?: string | undefined;
    /**
     * Format: date
     * Only orders placed on or before this day, in the company’s time zone.
     */
    to?: string | undefined;
    /** The beginning of an order number, an email address or the recipient’s last name, or a complete tracking number. */
    search?: string | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
}
export type AdminListOrdersResult = StaffOrderPage;
/** What `admin.listPeople` takes. */
export interface AdminListPeopleParams {
    /** The beginning of a full name, last name, email address or account name, or a complete order number. */
    search?: string | undefined;
    /** Only people in this channel. */
    site?: Site | undefined;
    /** Only professionals with this price tier. */
    tier?: number | undefined;
    /** True for disabled people only, false for all others. */
    disabled?: boolean | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
}
export type AdminListPeopleResult = StaffPersonPage;
/** What `admin.moveOrder` takes. */
export interface AdminMoveOrderParams extends OrderMoveInput {
    /** The order. */
    orderId: string;
}
export type AdminMoveOrderResult = StaffOrder;
/** What `admin.previewContent` takes. */
export interface AdminPreviewContentParams {
    /** The page to begin with, a path of the store. */
    page: string;
}
export type AdminPreviewContentResult = ContentPreview;
/** What `admin.refundOrder` takes. */
export interface AdminRefundOrderParams extends RefundInput {
    /** The order. */
    orderId: string;
}
export type AdminRefundOrderResult = StaffOrder;
/** What `admin.setPersonAccess` takes. */
export interface AdminSetPersonAccessParams extends AccessChange {
    /** The person. */
    userId: string;
}
export type AdminSetPersonAccessResult = StaffPerson;
/** What `admin.setTracking` takes. */
export interface AdminSetTrackingParams extends TrackingInput {
    /** The order. */
    orderId: string;
}
export type AdminSetTrackingResult = StaffOrder;
/** What `admin.updateAccount` takes. */
export interface AdminUpdateAccountParams extends AccountChange {
    /** The person. */
    userId: string;
}
export type AdminUpdateAccountResult = StaffPerson;
/** A professional application as its applicant sees it. */
export interface Application {
    /** Stable identifier for programs. People quote `reference`. */
    applicationId: string;
    /**
     * Short code to quote, for example on the phone.
     * @example PRO-7KQ2M9XA
     */
    reference: string;
    /** `received` is waiting, `in_review` is being reviewed, `accepted` and `declined` are decided. */
    status: ApplicationStatus;
    /** Why it was declined, in words for the applicant; otherwise null. */
    reason: string | null;
    /** As typed. */
    businessName: string;
    /**
     * Format: email
     * Receives the decision.
     */
    email: string;
    /** As typed. */
    licenseNumber: string;
    /** Name of the file that was sent. The file itself is visible to staff only. */
    licenseFileName: string;
    /**
     * Format: date-time
     * When it was sent, UTC.
     */
    submittedAt: string;
    /**
     * Format: date-time
     * When it reached its current status, UTC.
     */
    changedAt: string;
}
/** The account that would become professional. */
export interface ApplicationAccount {
    /** The account. */
    accountId: string;
    /** Its name now. */
    accountName: string;
    /** The applicant. */
    userId: string;
    /**
     * Format: email
     * The email address that the applicant signs in with.
     */
    email: string;
    /** Sales channel: `b2b` professionals and businesses, `retail` retail clients, `school` schools. */
    site: Site;
    /** Its price tier; null unless it is professional. */
    tier: string | null;
    /** Whether the applicant keeps the password when accepted, because they have confirmed `email`. Otherwise, they are signed out and a link to set a new one is emailed. */
    keepsSignIn: boolean;
    /** People who share the account. All of them would get professional prices. */
    peopleCount: number;
}
/** Every field except the license is text, because the application is sent as a form. */
export interface ApplicationCreate {
    /** One line without a web address; spaces around it are removed. */
    firstName: string;
    /** One line without a web address; spaces around it are removed. */
    lastName: string;
    /**
     * Format: email
     * Receives the decision.
     */
    email: string;
    /** Digits, spaces and `+ ( ) . -`, for questions. */
    phone: string;
    /** The applicant’s profession. */
    profession: Profession;
    /**
     * One line. Shown to the applicant beside the status.
     * @example Lumen Skin Clinic
     */
    businessName: string;
    /** Kind of business the applicant works in. */
    businessType: BusinessType;
    /** Must start with `http://` or `https://`. */
    website?: string;
    /** Street address, one line. */
    line1: string;
    /** Apartment, suite or floor. */
    line2?: string;
    /** City or town, as it was typed. */
    city: string;
    /** State or province, as it was typed. */
    region?: string;
    /** As typed. */
    postalCode?: string;
    /** ISO 3166-1; `UK` is accepted and stored as `GB`. */
    countryCode: string;
    /**
     * As printed on the license.
     * @example EST-204518
     */
    licenseNumber: string;
    /**
     * The board, state or country that issued it.
     * @example Utah
     */
    licenseAuthority: string;
    /**
     * Format: date
     * Its expiration date; a date in the past is refused.
     * @example 2028-06-30
     */
    licenseExpiresOn: string;
    /** Anything else to tell us. Visible to staff only. */
    message?: string;
    /**
     * Accepts the current terms; required.
     */
    acceptTerms: "true";
    /**
     * Format: binary
     * A PDF of at most 10 MB, or a PNG, JPEG or WebP picture of at most 5 MB.
     */
    license: Blob;
}
/** What `applications.create` takes. */
export type ApplicationCreateParams = ApplicationCreate;
export type ApplicationCreateResult = Application;
/** What staff do with an application. */
export interface ApplicationDecision {
    /**
     * `in_review` tells the applicant that someone is looking at it; the others are final.
     */
    status: "in_review" | "accepted" | "declined";
    /**
     * Format: date-time
     * The application’s `changedAt` as you read it; any other value fails with 409 `application_changed`.
     */
    changedAt: string;
    /** Price tier of the account; required with `accepted`. */
    tier?: number;
    /** Whether the account earns and spends points; required with `accepted`. Tier 4 never does. */
    isRewardsEligible?: boolean;
    /** For the applicant; required with `declined`. */
    reason?: string;
}
/** A professional application with everything staff need to decide. */
export interface ApplicationForStaff {
    /** Stable identifier for programs. People quote `reference`. */
    applicationId: string;
    /**
     * Short code to quote, for example on the phone.
     * @example PRO-7KQ2M9XA
     */
    reference: string;
    /** `received` is waiting, `in_review` is being reviewed, `accepted` and `declined` are decided. */
    status: ApplicationStatus;
    /** First and last name, as typed. */
    applicantName: string;
    /** As typed. */
    businessName: string;
    /** Kind of business the applicant works in. */
    businessType: BusinessType;
    /** The applicant’s profession. */
    profession: Profession;
    /** ISO 3166-1, of the business. */
    countryCode: string;
    /**
     * Format: date-time
     * When it was sent, UTC.
     */
    submittedAt: string;
    /**
     * Format: date-time
     * End of the second business day after it was sent, when the decision is due, UTC.
     */
    dueAt: string;
    /**
     * Format: date-time
     * When it reached its current status, UTC. Send it back with a decision.
     */
    changedAt: string;
    /** Why it was declined, in words for the applicant; otherwise null. */
    reason: string | null;
    /**
     * Format: email
     * Receives the decision.
     */
    email: string;
    /** As typed. */
    phone: string;
    /** Address of the website; null without one. */
    website: string | null;
    /** Street address of the business. */
    line1: string;
    /** Apartment, suite or floor; null without one. */
    line2: string | null;
    /** City or town. */
    city: string;
    /** State or province; null without one. */
    region: string | null;
    /** Postal code; null without one. */
    postalCode: string | null;
    /** As typed. */
    licenseNumber: string;
    /** The board, state or country that issued it. */
    licenseAuthority: string;
    /**
     * Format: date
     * Its expiration date.
     */
    licenseExpiresOn: string;
    /** Name of the file that was sent. */
    licenseFileName: string;
    /**
     * Pictures are stored as JPEG without their metadata.
     */
    licenseContentType: "application/pdf" | "image/jpeg";
    /** Bytes. */
    licenseSize: number;
    /** Signed URL of the file, good for an hour; relative to the API’s host unless files are stored elsewhere. */
    licenseUrl: string;
    /** Note from the applicant; null without one. */
    message: string | null;
    /** Version of the terms that the applicant accepted; null if the store had none then. */
    termsVersion: string | null;
    /** The applicant’s account, found by their session or email; null when acceptance creates one. */
    account: ApplicationAccount | null;
    /** Other applications with this email, newest first. */
    earlierApplications: ApplicationSummary[];
    /** Applications of other people with the same license number and authority. */
    sameLicenseCount: number;
}
/** What `applications.get` takes. */
export interface ApplicationGetParams {
    /** The caller. */
    id: string;
}
export type ApplicationGetResult = ApplicationState;
/** A page of applications for staff. */
export interface ApplicationQueue {
    /** Applications on this page. */
    items: ApplicationSummary[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Applications in this part of the list. */
    totalCount: number;
    /** Page size. */
    perPage: number;
    /** Applications without a decision. */
    waitingCount: number;
    /** Undecided applications that are overdue. */
    overdueCount: number;
}
/** The caller’s most recent application. */
export interface ApplicationState {
    /** The newest one, null when there is none. */
    application: Application | null;
}
/**
 * `received` is waiting, `in_review` is being reviewed, `accepted` and `declined` are decided.
 */
export type ApplicationStatus = "received" | "in_review" | "accepted" | "declined";
/** A professional application in the staff list. */
export interface ApplicationSummary {
    /** Stable identifier for programs. People quote `reference`. */
    applicationId: string;
    /**
     * Short code to quote, for example on the phone.
     * @example PRO-7KQ2M9XA
     */
    reference: string;
    /** `received` is waiting, `in_review` is being reviewed, `accepted` and `declined` are decided. */
    status: ApplicationStatus;
    /** First and last name, as typed. */
    applicantName: string;
    /** As typed. */
    businessName: string;
    /** Kind of business the applicant works in. */
    businessType: BusinessType;
    /** The applicant’s profession. */
    profession: Profession;
    /** ISO 3166-1, of the business. */
    countryCode: string;
    /**
     * Format: date-time
     * When it was sent, UTC.
     */
    submittedAt: string;
    /**
     * Format: date-time
     * End of the second business day after it was sent, when the decision is due, UTC.
     */
    dueAt: string;
    /**
     * Format: date-time
     * When it reached its current status, UTC. Send it back with a decision.
     */
    changedAt: string;
}
/** A discount on this cart or order. */
export interface AppliedDiscount {
    /** Id of the coupon, discount or offer. */
    id: string;
    /**
     * What grants it.
     */
    type: "coupon" | "automatic" | "free_item" | "free_shipping";
    /**
     * Label of the row of the totals that it belongs to; null for a free item, which has none.
     * @enum {string|null}
     */
    totalLabel: "Product Discount" | "Free Shipping" | null;
    /** Name of the offer, for display beside `totalLabel`. */
    label: string;
    /** What it saves, US dollars; 0 for a free item. */
    amount: number;
}
/** A part of a page; `type` says which kind. */
export type Block = HeadingBlock | ParagraphBlock | ListBlock | LinkBlock | ImageBlock;
/** Why an account is being blocked. Never shown to the blocked account. */
export interface BlockCreate {
    /** Why an account is blocked. Visible to the account that blocks it and to staff. */
    reason: BlockReason;
    /** More details, visible to the caller’s account and to staff. */
    information?: string;
}
/**
 * Why an account is blocked. Visible to the account that blocks it and to staff.
 */
export type BlockReason = "spam" | "harassment" | "inappropriate" | "other";
/** Whether the caller’s account blocks another one. */
export interface BlockState {
    /** The other account. */
    accountId: string;
    /** State after this call. */
    isBlocked: boolean;
}
/** A page of the accounts that the caller’s account blocks. */
export interface BlockedPage {
    /** Most recently blocked first. */
    items: BlockedParty[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
}
/** An account that the caller’s account blocks. */
export interface BlockedParty {
    /** The other side of a conversation. */
    party: ChatParty;
    /** Why an account is blocked. Visible to the account that blocks it and to staff. */
    reason: BlockReason;
    /** More details, as typed; null if there are none. */
    information: string | null;
    /**
     * Format: date-time
     * When it was blocked, UTC.
     */
    since: string;
}
/** A bundle as its author sees it. */
export interface Bundle {
    /** Never changes, unlike `bundleToken`. */
    bundleId: string;
    /** The professional who created it. */
    userId: string;
    /** As the professional typed it; visible to clients. */
    bundleName: string;
    /** In the professional’s order. */
    items: BundleItem[];
    /** Plain text, as typed; null when there is a PDF or neither. */
    instructions: string | null;
    /** Null when the instructions are typed or there are none. */
    file: BundleFile | null;
    /** Secret part of the link. Anyone who has it can open the bundle. */
    bundleToken: string;
    /** The link to share. */
    url: string;
    /**
     * Format: date-time
     * When it was created, UTC.
     */
    createdAt: string;
    /**
     * Format: date-time
     * When it last changed, UTC.
     */
    updatedAt: string;
    /** How many people reached each step since the bundle was created. Its author is not counted. */
    counts: BundleCounts;
}
/** The shared bundle to keep. */
export interface BundleClaim {
    /** Repeats the token in the path. */
    token: string;
}
/** How many people reached each step since the bundle was created. Its author is not counted. */
export interface BundleCounts {
    /** Client accounts it was sent to. */
    sent: number;
    /** Accounts, and visitors’ browsers, that opened it. */
    opened: number;
    /** Accounts, and visitors’ browsers, that added it to a cart. */
    added: number;
    /** Accounts and browsers with a paid order from it that was neither canceled nor refunded. */
    bought: number;
}
/** A new bundle, sent as a form. */
export interface BundleCreate {
    /** One line, visible to clients. */
    bundleName: string;
    /** One form part for each; a repeated SKU is a quantity. Each must be sold to retail clients or to professionals. */
    items: Sku[];
    /** Plain text. Not together with `file`: 422 `instructions_conflict`. */
    instructions?: string;
    /**
     * Format: binary
     * A PDF of at most 10 MB, without password, scripts or attached files. Not together with `instructions`.
     */
    file?: Blob;
}
/** The PDF with the instructions of a bundle. */
export interface BundleFile {
    /** File name for downloads; ends in `.pdf`. */
    name: string;
    /** Bytes. */
    size: number;
    /**
     * Always this value.
     */
    contentType: "application/pdf";
    /** Signed URL, valid for an hour. Anyone who has it can read the file. */
    url: string;
}
/** A product of a bundle. */
export interface BundleItem {
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /** Recommended number of units. */
    quantity: number;
    /** Null if it is no longer sold. */
    product: ProductSummary | null;
}
/** A page of the caller’s own bundles. */
export interface BundlePage {
    /** Newest first. */
    items: BundleSummary[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
}
/** How many people reached each step of each bundle. A week has 7 days, a month 30, a quarter 91, a year 365. */
export interface BundleReport {
    /**
     * The requested period.
     */
    period: "week" | "month" | "quarter" | "year";
    /**
     * Format: date-time
     * Start of the period, UTC.
     */
    from: string;
    /**
     * Format: date-time
     * End of the period, UTC; now.
     */
    to: string;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /** Highest revenue first. */
    items: BundleReportRow[];
    /** Sums over all bundles, not just those on this page. A person counts once per bundle. */
    totals: BundleReportTotals;
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
}
/** One of the author’s bundles in the report. */
export interface BundleReportRow {
    /** Identifies the bundle in other calls. */
    bundleId: string;
    /** As the professional typed it. */
    bundleName: string;
    /** Client accounts it was first sent to in the period. */
    sent: number;
    /** People who opened it for the first time in the period. */
    opened: number;
    /** People who added it to a cart for the first time in the period. */
    added: number;
    /** People with an order from it that was paid in the period and neither canceled nor refunded. */
    bought: number;
    /** Revenue of its items in these orders, after discounts and before points, US dollars. */
    revenue: number;
}
/** Sums over all bundles, not just those on this page. A person counts once per bundle. */
export interface BundleReportTotals {
    /** Sum of `sent`. */
    sent: number;
    /** Sum of `opened`. */
    opened: number;
    /** Sum of `added`. */
    added: number;
    /** Sum of `bought`. */
    bought: number;
    /** Sum of `revenue`, US dollars. */
    revenue: number;
}
/** Clients to send a bundle to. */
export interface BundleSend {
    /** The caller’s own clients. Anyone else is refused with 422 `client_not_linked`. */
    clientIds: string[];
    /** Personal note in the email, plain text. */
    message?: string;
}
/** Confirmation that a bundle was sent. */
export interface BundleSent {
    /** The bundle that was sent. */
    bundleId: string;
    /** Client accounts it was sent to. */
    clientIds: string[];
    /**
     * Format: date-time
     * When it was sent, UTC.
     */
    sentAt: string;
}
/** A bundle in the list of its author. */
export interface BundleSummary {
    /** Identifies the bundle in other calls. */
    bundleId: string;
    /** As the professional typed it. */
    bundleName: string;
    /** The first six of its products. */
    skus: string[];
    /** Total number of units. */
    itemCount: number;
    /** Whether instructions are typed. */
    hasInstructions: boolean;
    /** Whether the instructions are a PDF. */
    hasFile: boolean;
    /** Secret part of the link. Anyone who has it can open the bundle. */
    bundleToken: string;
    /** The link to share. */
    url: string;
    /**
     * Format: date-time
     * When it was created, UTC.
     */
    createdAt: string;
    /**
     * Format: date-time
     * When it last changed, UTC.
     */
    updatedAt: string;
    /** How many people reached each step since the bundle was created. Its author is not counted. */
    counts: BundleCounts;
}
/** Changes to a bundle, sent as a form. */
export interface BundleUpdate {
    /** One line, visible to clients. */
    bundleName?: string;
    /** Replaces all items; a repeated SKU is a quantity. */
    items?: Sku[];
    /** An empty text removes them. Refused while there is a PDF. */
    instructions?: string;
    /**
     * Format: binary
     * A PDF of at most 10 MB; replaces the current one. Refused while there are typed instructions.
     */
    file?: Blob;
}
/**
 * Kind of business the applicant works in.
 */
export type BusinessType = "solo" | "clinic" | "spa" | "salon" | "medical" | "school";
/** A cart, priced for its owner at this moment. Nobody else can read it. */
export interface Cart {
    /** Null until something is added. */
    id: string | null;
    /** The owner; null for a guest cart. */
    userId: string | null;
    /** Increases by one with each change; 0 before the first. Sent back as `If-Match` and `cartVersion`. */
    version: number;
    /** Line items in the order they were added; the free item last. */
    items: CartItem[];
    /** Units that can be bought, including the free item. */
    totalQuantity: number;
    /** Items after discounts plus shipping, less points, US dollars. */
    totalAmountWithoutTax: number;
    /** Coupon and automatic discounts on the items, US dollars. */
    totalDiscount: number;
    /** The code that was entered, in upper case, even if it is refused; null without one. */
    couponCode: string | null;
    /** Whether that code applies; null without one. */
    coupon: CouponState | null;
    /** All discounts that currently apply. */
    discounts: AppliedDiscount[];
    /** Null when this channel has no offer. */
    freeItem: FreeItemOffer | null;
    /** At the destination, or in the United States while it is unknown. Null where nothing ships free. */
    freeShipping: FreeShippingGoal | null;
    /** Null for guests. */
    rewards: CartRewards | null;
    /** Shipping destination as given; null while unknown, in which case shipping and tax are 0. */
    destination: Destination | null;
    /** The chosen method; null until one is chosen, or if it does not serve the destination. */
    shippingMethodId: string | null;
    /**
     * Label of the row of `orderTotal.taxes`: the tax, the state and the rate, or that the owner does not pay it because they buy for resale. `Tax` where none
     *     is due, and while the destination is unknown.
     * @example Sales tax (Colorado, 8.81%)
     * @example Sales tax (exempt)
     */
    taxLabel: string;
    /** Money of a cart or an order, US dollars. total = subtotal − discount − rewardsPointsDiscount + shipping + taxes − waived. */
    orderTotal: OrderTotal;
    /** What the buyer should know. Notices about a change appear once, in its response; the others as long as they apply. */
    notices: CartNotice[];
    /**
     * Format: date-time
     * When it last changed, UTC; null before the first change.
     */
    updatedAt: string | null;
    /**
     * Format: date-time
     * When a guest cart expires, UTC: 30 days after its last change. Null for signed-in owners.
     */
    expiresAt: string | null;
    /**
     * What the totals were calculated from. With it, a storefront can show new totals at once while a quantity change is pending; the response
     *     of the server replaces them.
     */
    rules?: CartRules;
}
/** What `cart.addBundle` takes. */
export interface CartAddBundleParams extends BundleClaim {
    /**
     * A cart, a user, or `guest` for the cart of this browser.
     * @example guest
     */
    id: string;
    /** The `ETag` of the cart that the change is based on, for example `"7"`. An outdated one is refused with 412. */
    ifMatch?: (number | string) | undefined;
}
export type CartAddBundleResult = Cart;
/** What `cart.chooseFreeItem` takes. */
export interface CartChooseFreeItemParams extends FreeItemChoice {
    /**
     * A cart, a user, or `guest` for the cart of this browser.
     * @example guest
     */
    id: string;
    /** The `ETag` of the cart that the change is based on, for example `"7"`. An outdated one is refused with 412. */
    ifMatch?: (number | string) | undefined;
}
export type CartChooseFreeItemResult = Cart;
/** The cart changed since the version in `If-Match`. `cart` is the current one. */
export interface CartConflict extends ErrorBody {
    /** A cart, priced for its owner at this moment. Nobody else can read it. */
    cart: Cart;
}
/** What `cart.getForShippingMethod` takes. */
export interface CartGetForShippingMethodParams {
    /**
     * A cart, a user, or `guest` for the cart of this browser.
     * @example guest
     */
    id: string;
    /** An id from `shippingMethodList`. */
    shippingMethodId: string;
}
export type CartGetForShippingMethodResult = Cart;
/** What `cart.get` takes. */
export interface CartGetParams {
    /**
     * A cart, a user, or `guest` for the cart of this browser.
     * @example guest
     */
    id: string;
    /**
     * False leaves tax out of the totals.
     * @default true
     */
    showTaxes?: boolean | undefined;
    /** Accepted for older clients; has no effect. */
    returnToCart?: boolean | undefined;
}
export type CartGetResult = Cart;
/** A line item. */
export interface CartItem {
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /** Full name of the product. */
    name: string;
    /** Name for carts and receipts. */
    shortName: string;
    /** Kind of product. `professional` ones are not sold to visitors and retail clients; they get a `sample` only as a free item. */
    skuType: SkuType;
    /** Content of the pack, as printed on it. */
    size: string;
    /** Units that count now. Lower than requested when stock or the limit per order is lower; a notice says so. */
    quantity: number;
    /** The lower of stock and limit per order. */
    maxQuantity: number;
    /** For one. */
    price: Price;
    /** The line after discounts, US dollars. */
    discountedAmount: number;
    /** Amount the discounts take off the line, US dollars. */
    discountAmount: number;
    /** Whether a coupon or an automatic discount applies to this line. */
    hasDiscount: boolean;
    /**
     * What grants the larger part of the discount, or `free_item`; null without one.
     * @enum {string|null}
     */
    discountType: "coupon" | "automatic" | "free_item" | null;
    /** Id of that coupon, discount or offer; null without one. */
    discountId: string | null;
    /** Whether it was added as a recommendation, for example from a bundle. */
    isRecommended: boolean;
    /** True for the chosen free item, which costs nothing. */
    isFreeItem: boolean;
    /** False when it can no longer be bought. Such a line costs nothing and must be removed before ordering. */
    isAvailable: boolean;
    /** Current availability. Units held for other buyers’ payments are not available. */
    stock: Stock;
    /** Picture of the pack; null while the product has no picture. */
    image: Image | null;
}
/** A line item to write. */
export interface CartLineInput {
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /** 0 removes the line. */
    quantity: number;
    /** Marks the line as recommended, for reports. Once marked, a line stays marked. */
    isRecommended?: boolean;
}
/** What happened to the guest cart of this browser. */
export interface CartMerge {
    /** The person’s cart, which now holds everything. */
    cartId: string;
    /** Number of line items that were merged. */
    mergedLines: number;
    /** Quantities that were lowered to the limit per order. */
    notices: CartNotice[];
}
/** Something that happened to the cart and that the person should know about. */
export interface CartNotice {
    /**
     * Machine-readable reason.
     */
    code: "quantity_limited" | "out_of_stock" | "low_stock" | "not_available" | "free_item_removed" | "points_reduced";
    /** The notice as a sentence, for display. */
    message: string;
    /** The line item concerned; absent when the notice is about the whole cart. */
    sku?: string;
}
/** What `cart.removeFreeItem` takes. */
export interface CartRemoveFreeItemParams {
    /**
     * A cart, a user, or `guest` for the cart of this browser.
     * @example guest
     */
    id: string;
    /** The `ETag` of the cart that the change is based on, for example `"7"`. An outdated one is refused with 412. */
    ifMatch?: (number | string) | undefined;
}
export type CartRemoveFreeItemResult = Cart;
/** REGEN rewards in this cart. */
export interface CartRewards {
    /** Whether this person can earn and spend points. */
    canUse: boolean;
    /** Why not, as a sentence for display; null when they can. */
    reason: string | null;
    /** The person’s points, before this cart. */
    balance: number;
    /** Maximum number of points that can be spent on this cart. */
    maxPoints: number;
    /** Value of one point, US dollars. */
    pointValue: number;
    /** Points this cart spends. */
    appliedPoints: number;
    /** Value of the applied points, US dollars. */
    amount: number;
    /** Points earned when this cart is paid. */
    pointsToEarn: number;
}
/** A discount as it applies to this cart. */
export interface CartRule {
    /** Id of the coupon or discount. */
    id: string;
    /** Name of the offer, for display. */
    label: string;
    /**
     * What it grants.
     */
    kind: "percent" | "fixed" | "free_shipping";
    /** Basis points for `percent` (1000 is 10%), cents for `fixed`, 0 for `free_shipping`. */
    value: number;
    /** Line items of this cart that it counts for. */
    skus: string[];
    /** Units of `skus` required in the cart; 0 for none. */
    minimumQuantity: number;
    /** US dollars, before discounts, of the line items it counts for. */
    minimumSubtotal: number;
    /** False for a coupon that gives way while an automatic discount applies. */
    isCombinable: boolean;
}
/**
 * What the totals were calculated from. With it, a storefront can show new totals at once while a quantity change is pending; the response
 *     of the server replaces them.
 */
export interface CartRules {
    /** Current automatic discounts of this channel that cover at least one line item, whether reached or not. */
    automatic: CartRule[];
    /** Also null when the coupon is refused for a reason that no change of quantity affects. */
    coupon: CartRule | null;
    /** Rates for spending and earning points. */
    points: CartRulesPoints;
    /** Rate of the chosen method, or the cheapest until one is chosen, US dollars. Null while the destination is unknown or nothing ships there. */
    shipping: null | CartRulesShipping;
    /** Null while the destination is unknown, where no tax is due, and with `showTaxes=false`. */
    tax: null | CartRulesTax;
}
/** Rates for spending and earning points. */
export interface CartRulesPoints {
    /** Points the buyer asked to spend. */
    wanted: number;
    /** Points earned per full dollar of purchase value. */
    earnPerDollar: number;
    /** Value of one point, US dollars. */
    pointValue: number;
}
/** Rate of the chosen method, or the cheapest until one is chosen, US dollars. Null while the destination is unknown or nothing ships there. */
export interface CartRulesShipping {
    /** For the first unit. */
    base: number;
    /** For each further unit. */
    perItem: number;
    /** Amount after discounts from which it is free. */
    freeFrom: number | null;
}
/** Null while the destination is unknown, where no tax is due, and with `showTaxes=false`. */
export interface CartRulesTax {
    /** Parts per million of the price; 73750 is 7.375%. */
    ratePerMillion: number;
    /** Whether shipping is taxed as well. */
    isShippingTaxed: boolean;
}
/**
 * Omitted fields stay unchanged. `items` is the whole new list; `set` sets the quantity of the named lines only; `add` adds to what is there.
 *     At most one of the three.
 */
export interface CartUpdate {
    /** Replaces all line items. Quantities of a repeated SKU add up. */
    items?: CartLineInput[];
    /** Sets the quantities of these lines only. For a repeated SKU the last one counts. */
    set?: CartLineInput[];
    /** Adds to the current quantities. Quantities of a repeated SKU add up. */
    add?: CartLineInput[];
    /** Case-insensitive. An unknown code is kept and reported in `coupon`. Null removes it. */
    couponCode?: string | null;
    /** Points to spend; 0 for none. Lowered with a notice when fewer can be spent; refused with 422 for users without rewards. */
    rewardPoints?: number;
    /** Used to estimate shipping and tax; null clears it. */
    destination?: Destination | null;
    /** Null clears it. An unknown method is refused with 422 `shipping_method_unknown`. */
    shippingMethodId?: string | null;
    /** Has no effect. */
    admUserEmail?: string;
    /** Has no effect. */
    admRole?: string;
}
/** What `cart.update` takes. */
export interface CartUpdateParams extends CartUpdate {
    /**
     * A cart, a user, or `guest` for the cart of this browser.
     * @example guest
     */
    id: string;
    /** The `ETag` of the cart that the change is based on, for example `"7"`. An outdated one is refused with 412. */
    ifMatch?: (number | string) | undefined;
}
export type CartUpdateResult = Cart;
/** A category with at least one product for this caller. */
export interface Category {
    /** Value of the `category` filter; stable. */
    slug: string;
    /** Display name. */
    name: string;
    /** One sentence, written by the editors. */
    description: string;
    /** Products in it that this caller can see. */
    productCount: number;
    /**
     * The picture of the first product in the category, in `featured` order, that this caller can see and that has a picture; null if there is none.
     *     Left out by the search.
     */
    image?: Image | null;
}
/** The categories of this caller’s channel. */
export interface CategoryList {
    /** In the editors’ order, those that visitors do not see first. */
    items: Category[];
}
/** What `categories.listForUser` takes. */
export interface CategoryListForUserParams {
    /** The caller, or `public`. */
    userId: string;
}
export type CategoryListForUserResult = CategoryList;
export type CategoryListResult = CategoryList;
/** Says that a person has passed all lessons of a topic. */
export interface Certificate {
    /** Printed on it, so that Regen can confirm it. */
    certificateId: string;
    /** The person’s name when it was issued. */
    name: string;
    /** The topic’s title when it was issued. */
    topic: string;
    /**
     * Format: date-time
     * When the last lesson was passed, UTC.
     */
    completedAt: string;
    /** The PDF file, for at least an hour. A path of this host, or a URL of the storage. */
    url: string;
}
/** What `certificates.issue` takes. */
export interface CertificateIssueParams {
    /** The caller. */
    id: string;
    /**
     * The ID of the content record.
     * @example topic-skin-science
     */
    topicId: string;
}
export type CertificateIssueResult = Certificate;
/** A page of the conversations of the caller’s account. */
export interface ChatLogs {
    /** Newest message first. */
    users: ChatUser[];
    /** Regen’s care team, on every page, even before the first message; null for the care team itself. */
    care: ChatParty | null;
    /** Number of conversations. */
    totalCount: number;
    /** Unread messages in all conversations. */
    unreadCount: number;
    /** Version of the unread counts of the caller’s account. It grows with each change; counts of a lower version are older. */
    version: number;
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
}
/** Messages of one conversation. */
export interface ChatMessages {
    /** Newest first. */
    response: Message[];
}
/** The other side of a conversation. */
export interface ChatParty {
    /** The other account. */
    accountId: string;
    /**
     * `care` is Regen’s care team, to which every account can write.
     */
    kind: "account" | "care";
    /** Current name of that account. */
    accountName: string;
    /** The caller blocked this account. */
    isBlocked: boolean;
    /** The two are linked, or one of them is Regen’s care team, and the caller has not blocked this account. A block by the other party does not show. */
    canWrite: boolean;
}
/** The newest message of a conversation. */
export interface ChatPreview {
    /** One message. */
    response: Message[];
}
/** A conversation in the list; `messages` holds its newest message. */
export interface ChatUser {
    /** The other side of a conversation. */
    party: ChatParty;
    /** Of the newest message. */
    messageId: string;
    /** Text of the newest message; empty if it has only attachments or cards. */
    lastMessage: string;
    /**
     * Format: date-time
     * When that was sent, UTC.
     */
    lastMessageAt: string;
    /** Messages to the caller’s account that no one there has read. */
    unreadCount: number;
    /** The newest message of a conversation. */
    messages: ChatPreview;
}
/** What came of the answer to a check. */
export interface CheckResult {
    /** Whether the answer was right. */
    isRight: boolean;
    /** The right option, counted from 0. */
    rightOption: number;
    /** Why it is right. */
    why: string;
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
    /** Only orders from that year (UTC). */
    year?: number | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
}
export type ClientListAllOrdersResult = RetailClientOrderPage;
/** What `clients.listOrders` takes. */
export interface ClientListOrdersParams {
    /** The account of the client. */
    clientId: string;
    /** Only orders from that year (UTC). */
    year?: number | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
}
export type ClientListOrdersResult = RetailClientOrderPage;
/** What `clients.list` takes. */
export interface ClientListParams {
    /** The caller. */
    id: string;
    /** Words in the name, email or phone number. */
    search?: string | undefined;
    /**
     * Order of the list.
     * @default name
     */
    sort?: ("name" | "recent" | "spent") | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
}
export type ClientListResult = RetailClientPage;
/** A professional whose client the caller is. */
export interface ClientProfessional {
    /** The professional’s account, which the caller can message. */
    accountId: string;
    /** Name of the business. */
    accountName: string;
    /** Label of its store page; null if it has none. */
    storeLabel: string | null;
    /** Null if the business has none. */
    picture: StorePicture | null;
    /**
     * Format: date-time
     * When the caller accepted the invitation, UTC.
     */
    linkedAt: string;
    /** Listed places with a position, by name. */
    locations: RetailLocation[];
}
/** The professionals whose client the caller is. */
export interface ClientProfessionals {
    /** The latest link first. */
    items: ClientProfessional[];
}
/** What `clients.search` takes. */
export interface ClientSearchParams {
    /** Words in the name, email or phone number. */
    search: string;
}
export type ClientSearchResult = RetailClientMatches;
/** A skin concern with at least one product for this caller. */
export interface Concern {
    /** Value of the `concern` filter; stable. */
    slug: string;
    /** Display name. */
    name: string;
    /** One sentence, written by the editors. */
    description: string;
    /** Products for it that this caller can see. */
    productCount: number;
}
/** The skin concerns of this caller’s channel. */
export interface ConcernList {
    /** In the editors’ order. */
    items: Concern[];
}
/** What `concerns.listForUser` takes. */
export interface ConcernListForUserParams {
    /** The caller, or `public`. */
    userId: string;
}
export type ConcernListForUserResult = ConcernList;
export type ConcernListResult = ConcernList;
/** A page of the accounts that the caller’s account can write to. */
export interface ContactPage {
    /** By name. */
    items: ChatParty[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
}
/** What `content.get` takes. */
export interface ContentGetParams {
    /**
     * The content type, for example `faq`.
     * @example faq
     */
    type: string;
    /**
     * The slug or ID of the record.
     * @example returns-policy
     */
    slug: string;
    /** A view of the type, for example `card`. Default: the whole record. */
    view?: string | undefined;
}
export type ContentGetResult = ContentRecord;
/** A record that was found. Its text is read by its type and slug. */
export interface ContentHit {
    /** The content type of what was found. */
    type: ContentHitType;
    /** Unique identifier. */
    id: string;
    /** Identifies the record in URLs. */
    slug: string;
    /** Its title, or the question. */
    title: string;
    /** A sentence or two; of a question, the beginning of its answer. */
    summary: string;
    /** What it is about, such as the category of a protocol. */
    topic: string;
}
/** How many records of a type were found. */
export interface ContentHitCount {
    /** The content type of what was found. */
    type: ContentHitType;
    /** Number of records. */
    totalCount: number;
}
/**
 * The content type of what was found.
 */
export type ContentHitType = "blogPost" | "protocol" | "webinar" | "resource" | "faq";
/** What `content.list` takes. */
export interface ContentListParams {
    /**
     * The content type, for example `faq`.
     * @example faq
     */
    type: string;
    /** A view of the type, for example `card`. Default: the whole record. */
    view?: string | undefined;
    /**
     * What the records have to be, as a JSON object by field: a value, null for none, `{"in": [...]}` for one of several, or `{"from": ..., "to": ...}`. A link is compared by the slug or ID of its record.
     * @example {"topic":"Orders and payment"}
     */
    where?: string | undefined;
    /** Fields to sort by; `-` before one for descending order. Default: the order of the model. */
    order?: string[] | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Records per page: 12 by default, at most 100, because short records are listed as a whole.
     * @default 12
     */
    perPage?: number | undefined;
}
export type ContentListResult = ContentRecordPage;
/** Starts a preview of drafts. */
export interface ContentPreview {
    /** Path of the store with a signed value, for whoever opens it. */
    url: string;
    /**
     * Format: date-time
     * Until when the link can be opened.
     */
    expiresAt: string;
}
/** A record of the content service, with what it links to: plain data, no HTML. Its other fields are those of its model. */
export interface ContentRecord {
    /** Unique identifier. */
    id: string;
    /** The content type. */
    type: string;
    /**
     * Format: date-time
     * When it was created, UTC.
     */
    createdAt: string;
    /**
     * Format: date-time
     * When it was last published, UTC.
     */
    updatedAt: string;
    [key: string]: unknown;
}
/** A page of content records. */
export interface ContentRecordPage {
    /** The records. */
    items: ContentRecord[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
}
/** What `content.search` takes. */
export interface ContentSearchParams {
    /** The search text. */
    search: string;
    /** Only records of this type. `counts` still has all types. */
    type?: ContentHitType | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Records per page: 12 by default, at most 48, because they are found together with products.
     * @default 12
     */
    perPage?: number | undefined;
}
/** Search results among the content of the caller’s channel. */
export interface ContentSearchResult {
    /** The text searched for, trimmed. */
    query: string;
    /** Records on this page, best match first. */
    items: ContentHit[];
    /** Types with results, whichever type was asked for. */
    counts: ContentHitCount[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages, at most 1,000 results on all of them; 0 when there are no entries. */
    totalPages: number;
    /** Number of results, of the requested type if there is one. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
    /** A likely spelling when the text as typed found little or nothing; null otherwise. If it found nothing, `items` are the results for this spelling. */
    didYouMean: string | null;
}
/** How old the content is that pages show. */
export interface ContentState {
    /**
     * The store’s own content service, or a hosted space.
     */
    source: "embedded" | "hosted";
    /** Seconds since the copy was last in step with the service; null if it never was. */
    ageSeconds: number | null;
    /**
     * Format: date-time
     * When that was.
     */
    syncedAt: string | null;
    /** Why the last attempt failed; null if it did not. */
    error: string | null;
    /** Whether drafts can be previewed. A hosted space needs a preview token. */
    canPreview: boolean;
}
/** A page of the messages with one other account. */
export interface Conversation {
    /** The other side of a conversation. */
    party: ChatParty;
    /** Messages of one conversation. */
    messages: ChatMessages;
    /** `seq` of the oldest message to the caller’s account that no one there has read; null if all are read. */
    firstUnreadSeq: number | null;
    /** Messages to the caller’s account that no one there has read. */
    unreadCount: number;
    /** `seq` of the newest message received by any of the other account’s devices, over the live connection or in the response to a call; the caller’s messages after `undeliveredSeq` up to it are delivered. It never goes back. 0 if none. */
    deliveredSeq: number;
    /** `seq` of the newest message of the caller before `deliveredSeq` that will never be delivered; 0 if none. Of the messages up to it, only those with a `readAt` are known to have arrived. */
    undeliveredSeq: number;
    /** Version of the unread counts of the caller’s account. It grows with each change; counts of a lower version are older. */
    version: number;
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of messages in the conversation, or of those after `after` and before `before`. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
}
/** The result of a points correction. */
export interface CorrectedPoints {
    /** Points the person can spend now. */
    balance: number;
}
/** Status of the cart’s coupon. */
export interface CouponState {
    /** In upper case. */
    code: string;
    /** False while it is refused; the cart keeps it in case it applies later. */
    isApplied: boolean;
    /**
     * Why it does not apply; null when it does.
     * @enum {string|null}
     */
    reason: "coupon_unknown" | "coupon_not_started" | "coupon_expired" | "coupon_wrong_channel" | "coupon_used_up" | "coupon_already_used" | "coupon_not_applicable" | "coupon_minimum_not_met" | "coupon_not_combinable" | null;
    /** Why it does not apply, or its code and name; for display. */
    message: string;
}
/** A course and its seats. */
export interface Course {
    /**
     * Stable identifier. HAE events start with `HAE`.
     * @example HAE-DEN-101
     */
    courseId: string;
    /** Display name. */
    title: string;
    /** Kind of event. Ids of `HAE Events`, and no others, start with `HAE`. */
    category: CourseCategory;
    /**
     * How it is held. Registrations for `online` courses carry a `joinUrl`.
     */
    format: "in_person" | "online";
    /**
     * City and state, or `Online`.
     * @example Denver, CO
     */
    location: string;
    /** Null for online courses without a place. */
    city: string | null;
    /** State or province code; null where there is none. */
    state: string | null;
    /**
     * Format: date-time
     * UTC; display it in `timezone`.
     */
    startsAt: string;
    /**
     * Format: date-time
     * UTC; display it in `timezone`.
     */
    endsAt: string;
    /** IANA time zone of the course, such as `America/Denver`. */
    timezone: string;
    /**
     * `Ending` during the last 24 hours (configurable on the server), `Ended` after the end.
     */
    status: "Upcoming" | "Active" | "Ending" | "Ended";
    /** Total number of seats. */
    capacity: number;
    /** Seats available now; 0 while there is a waitlist, which comes first. */
    seatsLeft: number;
    /** People on the waitlist. */
    waitlistCount: number;
    /** Per seat, US dollars; the same for everyone. */
    price: number;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /** Whether people without an account can attend. */
    isOpenToGuests: boolean;
    /** Whether this caller can take a seat now. The waitlist can be open while this is false. */
    canRegister: boolean;
    /**
     * Why not, as the code that registering is refused with; null when they can. Only `course_full` leaves the waitlist. With `wrong_channel` the course is not for the caller’s channel, or only for people who are signed in.
     * @enum {string|null}
     */
    reasonCode: "course_started" | "course_not_open" | "wrong_channel" | "course_full" | null;
    /** Why not, as a sentence for display; null when they can. */
    reason: string | null;
}
/** What `courses.cancelRegistration` takes. */
export interface CourseCancelRegistrationParams {
    /** The caller, or `guest`. */
    id: string;
    /** The course; ids of HAE events start with `HAE`. */
    courseId: string;
    /** For guests: from the response to `courseRegisterGuest` or the link in the confirmation email. */
    accessToken?: string | undefined;
}
export type CourseCancelRegistrationResult = CourseRegistration;
/**
 * Kind of event. Ids of `HAE Events`, and no others, start with `HAE`.
 */
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
    /** For guests: from the response to `courseRegisterGuest` or the link in the confirmation email. */
    accessToken?: string | undefined;
}
export type CourseGetRegistrationResult = CourseRegistration;
export type CourseGetResult = Course;
/** How points apply to one course. */
export interface CoursePoints {
    /** The course. */
    courseId: string;
    /** Whether this person can earn and spend points. */
    canUse: boolean;
    /** Why not, as a sentence for display; null when they can. */
    reason: string | null;
    /** Per seat, US dollars. */
    price: number;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /** The person’s points. */
    balance: number;
    /** How many can be spent on this course. */
    maxPoints: number;
    /** What they are worth, US dollars. */
    amount: number;
    /** Points earned if none are spent on the seat. */
    pointsToEarn: number;
}
/** A request for a seat. */
export interface CourseRegister {
    /** A course that is not for the caller’s channel is refused with 403 `wrong_channel`. */
    courseId: string;
    /**
     * Joins the waitlist of a full course instead of failing with 409 `course_full`.
     * @default false
     */
    joinWaitlist?: boolean;
    /**
     * Points to spend. More than the balance is refused with 422 `points_insufficient`; no more than the price is taken.
     * @default 0
     */
    rewardPoints?: number;
    /** Required when something remains to be paid. */
    payment?: PaymentInput;
    /** The price shown to the person, US dollars. A different one is refused with 409 `price_changed`. */
    expectedPrice?: number;
}
/** A request for a seat without an account. */
export interface CourseRegisterGuest {
    /** A course without `isOpenToGuests` is refused with 403 `wrong_channel`. */
    courseId: string;
    /** One line without a web address; spaces around it are removed. */
    firstName: string;
    /** One line without a web address; spaces around it are removed. */
    lastName: string;
    /**
     * Format: email
     * Receives the confirmation with the calendar file.
     */
    email: string;
    /** 7 to 31 digits, spaces and `+ ( ) . -`. */
    phone?: string | null;
    /**
     * Joins the waitlist of a full course instead of failing with 409 `course_full`.
     * @default false
     */
    joinWaitlist?: boolean;
    /** Required when something remains to be paid. */
    payment?: PaymentInput;
    /** The price shown to the person, US dollars. A different one is refused with 409 `price_changed`. */
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
    /** Identifies the registration when its payment is confirmed. */
    registrationId: string;
    /** A course and its seats. */
    course: Course;
    /** The person registered; null for a guest. */
    userId: string | null;
    /** First name of the attendee. */
    firstName: string;
    /** Last name of the attendee. */
    lastName: string;
    /** Where confirmations go. */
    email: string;
    /** For questions; null when none was given. */
    phone: string | null;
    /**
     * `pending_payment` keeps the seat until `heldUntil`: 30 minutes for a step at the bank, 24 hours for a seat that opened up for someone on the waitlist; then call `courseConfirmPayment`.
     */
    status: "registered" | "pending_payment" | "waitlisted" | "canceled";
    /** 1 is next; null unless `waitlisted`. */
    waitlistPosition: number | null;
    /**
     * Format: date-time
     * Until when the seat is held for payment, UTC; null unless `pending_payment`.
     */
    heldUntil: string | null;
    /**
     * Format: date-time
     * When the person registered or joined the waitlist, UTC.
     */
    registeredAt: string;
    /**
     * Format: date-time
     * When it was canceled, UTC; null otherwise.
     */
    canceledAt: string | null;
    /** Points spent on the seat; 0 once they are returned. */
    pointsSpent: number;
    /** Points earned with the payment; 0 unless `registered`. */
    pointsEarned: number;
    /** Amount charged, US dollars. Unchanged by a refund, which shows in `payment.status`. */
    amountPaid: number;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /** Null when nothing was to be paid. */
    payment: Payment | null;
    /** Where an online course takes place; null until registered. */
    joinUrl: string | null;
    /** Only for guests, when they register: opens the registration later. */
    accessToken: string | null;
}
/** Asks for the outcome of a payment, or pays for a seat offered from the waitlist. */
export interface CourseRegistrationConfirm {
    /** For guests. */
    accessToken?: string;
    /** Pays for a seat that opened up for someone on the waitlist. */
    payment?: PaymentInput;
}
/** A copy of what the store keeps about a person. */
export interface DataExport {
    /**
     * Format: date-time
     * When it was collected, UTC.
     */
    collectedAt: string;
    /** Lists of records under the name of what they are, such as `profile`, `addresses`, `orders` and `messages`. Amounts are in cents. */
    data: {
        [key: string]: {
            [key: string]: unknown;
        }[];
    };
}
/** What `dataExports.create` takes. */
export interface DataExportCreateParams {
    /** The caller. */
    id: string;
}
export type DataExportCreateResult = DataExportState;
/** Proof that the account’s owner is downloading. */
export interface DataExportDownload {
    /** Required once 15 minutes have passed since signing in. */
    currentPassword?: string;
}
/** What `dataExports.download` takes. */
export interface DataExportDownloadParams extends DataExportDownload {
    /** The caller. */
    id: string;
}
export type DataExportDownloadResult = DataExport;
/** What `dataExports.get` takes. */
export interface DataExportGetParams {
    /** The caller. */
    id: string;
}
export type DataExportGetResult = DataExportState;
/** A copy that was requested. */
export interface DataExportRequest {
    /**
     * Format: date-time
     * When it was requested, UTC.
     */
    requestedAt: string;
    /**
     * Format: date-time
     * Until when it can be downloaded, UTC; null while it is being collected.
     */
    expiresAt: string | null;
}
/** The newest copy of a person’s data. */
export interface DataExportState {
    /** Null when none was requested, or the last one has expired. */
    request: DataExportRequest | null;
}
/** A discount or free item that the caller can get now. */
export interface Deal {
    /** Unique identifier. */
    dealId: string;
    /**
     * `coupon` needs its code; the others apply as soon as the cart meets their condition.
     */
    kind: "coupon" | "automatic" | "free_item";
    /** What it gives and its condition, as carts show it. */
    label: string;
    /** The code of a coupon; otherwise null. */
    code: string | null;
    /**
     * Format: date-time
     * When it ends, UTC; null if it has no end.
     */
    endsAt: string | null;
}
/** What the caller can get now. */
export interface DealList {
    /** Coupons first, then automatic discounts and free items; what ends first comes first. */
    items: Deal[];
}
/** What `deals.list` takes. */
export interface DealListParams {
    /** The caller. */
    id: string;
}
export type DealListResult = DealList;
/** When an order placed now arrives by the least expensive method. Weekends and carrier holidays do not count. */
export interface DeliveryEstimate {
    /** Value for `shippingMethodId`. */
    methodId: string;
    /** Display name of the method. */
    methodName: string;
    /** Company that delivers. */
    carrier: string;
    /**
     * Format: date
     * The day it leaves the warehouse.
     */
    ships: string;
    /**
     * Format: date
     * First day on which it may arrive.
     */
    from: string;
    /**
     * Format: date
     * Last day on which it should arrive.
     */
    to: string;
    /**
     * Format: date-time
     * Orders placed later ship on a later day, UTC.
     */
    orderBy: string;
}
/** The destination, as far as it is known, for estimating shipping and tax. */
export interface Destination {
    /** ISO 3166-1 alpha-2; `UK` is accepted and stored as `GB`. */
    countryCode: string;
    /** Code or name of the state or province, stored as the code where the country has codes; null when unknown. */
    region?: string | null;
    /** Stored in the country’s format; null when unknown. */
    postalCode?: string | null;
    /** Sent only. True when the buyer keeps a postal code that our tables place in another region; otherwise it is refused with 422 `destination_invalid`. */
    isConfirmed?: boolean;
}
/** A place where a person is signed in. */
export interface DeviceSession {
    /** Identifies the session when ending it. */
    sessionId: string;
    /** Browser and system as they call themselves, such as `Chrome on Android`. */
    device: string | null;
    /** Network that the person signed in from, shortened to /24 or /48, such as `203.0.113.0/24`. Null if it is unknown or not public (a home, office or carrier NAT range, which identifies no location). */
    network: string | null;
    /** Whether this session is the calling one. */
    isCurrent: boolean;
    /**
     * Format: date-time
     * When the person signed in there, UTC.
     */
    signedInAt: string;
    /**
     * Format: date-time
     * When its token was last renewed, UTC, which happens about every 48 minutes of use.
     */
    lastSeenAt: string;
}
/** The caller’s open sessions. */
export interface DeviceSessionList {
    /** The calling session first, then the newest. */
    items: DeviceSession[];
}
/** What `emailChanges.confirm` takes. */
export interface EmailChangeConfirmParams {
    /** From the link; works for 24 hours. */
    token: string;
}
export type EmailChangeConfirmResult = EmailChangeConfirmed;
/** Status of a change after a confirmation. */
export interface EmailChangeConfirmed {
    /** The new address. */
    newEmail: string;
    /** True once both addresses have confirmed; the person then signs in with the new one. */
    isChanged: boolean;
}
/** A request to change the email address. */
export interface EmailChangeCreate {
    /**
     * Format: email
     * Must differ from the current address; otherwise 422 `email_unchanged`. Case-insensitive.
     */
    newEmail: string;
    /** The caller’s password. A wrong one is a 422 `current_password_wrong`. */
    currentPassword: string;
}
/** What `emailChanges.create` takes. */
export interface EmailChangeCreateParams extends EmailChangeCreate {
    /** The caller. */
    id: string;
}
export type EmailChangeCreateResult = EmailChangeState;
/** What `emailChanges.delete` takes. */
export interface EmailChangeDeleteParams {
    /** The caller. */
    id: string;
}
/** What `emailChanges.getLink` takes. */
export interface EmailChangeGetLinkParams {
    /** From the link. */
    token: string;
}
export type EmailChangeGetLinkResult = EmailChangeLink;
/** What `emailChanges.get` takes. */
export interface EmailChangeGetParams {
    /** The caller. */
    id: string;
}
export type EmailChangeGetResult = EmailChangeState;
/** What a link confirms. */
export interface EmailChangeLink {
    /** Null when the link is invalid, too old, or of a change that is done or canceled. */
    link: LinkedEmailChange | null;
}
/** A person’s email address, and the pending change to it. */
export interface EmailChangeState {
    /** The address that the person signs in with now. */
    email: string;
    /** Null when no change is pending. */
    change: PendingEmailChange | null;
}
/** Which emails a person gets besides those about orders, courses and the account itself. */
export interface EmailSettings {
    /** Whether the person gets emails about unread messages. */
    messageEmail: boolean;
    /** Whether the person gets emails about reviews, which are a request after a delivery and the decision on each review. */
    reviewEmail: boolean;
}
/** The body of every error response: problem details as in RFC 9457, with the members that callers of this API branch on. */
export interface ErrorBody {
    /**
     * Where the reference describes this code, relative to this server.
     * @example /docs/api/errors#validation_failed
     */
    type: string;
    /** What this code means in general, as a sentence for users. The same in every response with this code. */
    title: string;
    /** The status of the response. */
    status: number;
    /** What happened this time, as a sentence for users. */
    detail: string;
    /**
     * Stable and machine-readable. New codes may be added, so handle codes that you do not know.
     * @example validation_failed
     */
    code: string;
    /** The same as `detail`. */
    message: string;
    /** Identifies this call in the logs, like `X-Request-Id`. */
    requestId: string;
    /** What is wrong with the input, one entry per field. */
    details?: ErrorDetail[];
}
/** What is wrong with one field. */
export interface ErrorDetail {
    /**
     * Where, as a JSON Pointer: `/items/0/quantity` in the body, `/query/page`, `/path/id` and `/header/Browser-Id` for parameters, empty for the whole body. A product of a cart is `/items/` and its SKU.
     * @example /items/0/quantity
     */
    path: string;
    /** What the value must be, as the end of a sentence or as one of its own. */
    message: string;
    /** Why, machine-readable: the JSON Schema keyword that it violates, or a code of the operation. */
    code?: string;
}
/** When a paid order should arrive, by its shipping method. Weekends and carrier holidays do not count. */
export interface ExpectedDelivery {
    /**
     * Format: date
     * First day.
     */
    from: string;
    /**
     * Format: date
     * Last day.
     */
    to: string;
}
/** One option of a facet. */
export interface FacetValue {
    /** Value to filter by. */
    value: string;
    /** Display name. */
    label: string;
    /** Products with this value that match the filters of all other facets. */
    count: number;
}
/** How many products each further choice would show. A facet is counted without its own filter. */
export interface Facets {
    /** Categories with at least one product for this caller. */
    category: FacetValue[];
    /** Concerns with at least one product for this caller. */
    concern: FacetValue[];
    /** Skin types with at least one product for this caller. */
    skinType: FacetValue[];
    /** Sizes with at least one product for this caller. */
    sizeClass: FacetValue[];
}
/** A frequently asked question of the caller’s channel. */
export interface Faq {
    /** Stable identifier, for links. */
    id: string;
    /** Topic it belongs to; a value of the `topic` filter. */
    topic: string;
    /** Plain text. */
    question: string;
    /** Plain text. */
    answer: string;
}
/** What `faqs.list` takes. */
export interface FaqListParams {
    /** Only questions on that topic. */
    topic?: string | undefined;
    /** Words in the question or answer. */
    search?: string | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Questions per page: 100 by default, at most 200, because the whole list is read as one page.
     * @default 100
     */
    perPage?: number | undefined;
}
export type FaqListResult = FaqPage;
/** A page of the frequently asked questions of the caller’s channel. */
export interface FaqPage {
    /** By topic, in the editors’ order. */
    items: Faq[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
    /** All topics of this caller, in order. */
    topics: string[];
}
/** A product saved by a person. Only that person sees it. */
export interface Favorite {
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /**
     * Format: date-time
     * When it was first saved, UTC.
     */
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
    page?: number | undefined;
    /**
     * Products per page: 12 by default, which fills grids of 2, 3 or 4 columns, at most 50.
     * @default 12
     */
    perPage?: number | undefined;
}
export type FavoriteListResult = FavoritePage;
/** A page of the caller’s favorites. `gone` names those that are no longer sold. */
export interface FavoritePage {
    /** Products on this page, newest favorite first. */
    items: ProductSummary[];
    /** The 50 most recently saved favorites that are no longer sold, the same on every page; not part of `totalCount`. They return to `items` when they are sold again. */
    gone: FavoritePageGone[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
}
export interface FavoritePageGone {
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /** Name for cards. */
    shortName: string;
}
/** What `favorites.remove` takes. */
export interface FavoriteRemoveParams {
    /** The caller. */
    id: string;
    /** The product. */
    sku: Sku;
}
/** A message found by a search, and the other side of its conversation. */
export interface FoundMessage {
    /** The other side of a conversation. */
    party: ChatParty;
    /** A message without its cards, as the live connection and searches carry it. */
    message: MessageContent;
}
/** A page of found messages, and the accounts whose names match. */
export interface FoundMessagePage {
    /**
     * Accounts whose name has, for each word of the search, a word that begins with it; by name. Only those that the caller’s account has a
     *     conversation with or may message. Only on the first page, and not counted.
     */
    parties: ChatParty[];
    /** Newest first. */
    items: FoundMessage[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
}
/** The free item to take. */
export interface FreeItemChoice {
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
}
/** The best offer this cart has earned, or else the next one within reach. */
export interface FreeItemOffer {
    /** Identifies the offer, for example in `discountId`. */
    id: string;
    /** Name of the offer, for display. */
    label: string;
    /** Amount after discounts that is required, US dollars. */
    threshold: number;
    /** Amount still missing, US dollars; 0 once earned. */
    amountToGo: number;
    /** Whether one of `choices` can be taken now. */
    isEarned: boolean;
    /** The choice in the cart; null if none. */
    chosenSku: string | null;
    /** Products to choose from, without those out of stock. */
    choices: ProductSummary[];
}
/** The amount from which a shipping method is free, and how far this cart is from it. */
export interface FreeShippingGoal {
    /** Amount after discounts that is required, US dollars. */
    threshold: number;
    /** Amount still missing, US dollars; 0 once earned. */
    amountToGo: number;
    /** Whether a method ships this cart free, by its amount or by a discount. */
    isEarned: boolean;
    /** Regions of the country, such as `AK`, where this amount does not earn free shipping, while the parcel’s region is unknown. Missing if there are none. */
    exceptRegions?: string[];
}
/** Whether a person has the rewards bar open. */
export interface GamingBarStatus {
    /** Stored per person, so it is the same on all devices. */
    isGamingBarOn: boolean;
}
/** A heading inside a page. */
export interface HeadingBlock {
    /**
     * Kind of block.
     */
    type: "heading";
    /**
     * 2 or 3; the page title is level 1.
     */
    level: 2 | 3;
    /** Plain text. */
    text: string;
    /** For links to this part of the page. */
    anchor: string;
}
/** Points that an unpaid order holds. They are spent when it is paid, and returned when it is canceled. */
export interface HeldPoints {
    /** The order. */
    orderId: string;
    /**
     * The number that customers quote.
     * @example R-104233
     */
    orderNumber: string;
    /** How many it holds. The balance is without them. */
    points: number;
}
/**
 * A picture of a product in several sizes and formats. Replace `{size}` and `{format}` in `template`:
 *     `/media/pictures/0701dfb4710a3079dea66afd/{size}.{format}` → `/media/pictures/0701dfb4710a3079dea66afd/thumbnail.avif`.
 */
export interface Image {
    /**
     * `front` is the pack, `texture` a swatch, `context` the product in use. Several pictures may have the same view.
     */
    view: "front" | "texture" | "context";
    /** Text alternative. */
    alt: string;
    /** Path on this host with placeholders for size and format. */
    template: string;
    /** Values of `{size}`, in pixels: `icon` 96 × 120, `thumbnail` 400 × 500, `retail` 800 × 1000, `standard` 1200 × 1500. */
    sizes: ("icon" | "thumbnail" | "retail" | "standard")[];
    /** Values of `{format}`, smallest files first. */
    formats: ("avif" | "webp" | "png")[];
}
/** A picture on a line of its own. */
export interface ImageBlock {
    /**
     * Kind of block.
     */
    type: "image";
    /** The picture in one size. */
    image: ImageBlockImage;
}
/** The picture in one size. */
export interface ImageBlockImage {
    /** Text alternative. */
    alt: string;
    /** Path on this host; changes when the picture does. */
    url: string;
    /** Pixels. */
    width: number;
    /** Pixels. */
    height: number;
}
/** What `learning.signIn` takes. */
export interface LearningSignInParams {
    /** The caller. */
    id: string;
}
export interface LearningSignInResult {
    /** URL of the platform, with a token if it takes sign-ins. */
    url: string | null;
}
/** What `lessons.answer` takes. */
export interface LessonAnswerParams extends LessonAnswers {
    /** The caller. */
    id: string;
    /**
     * The ID of the content record.
     * @example lesson-the-epidermis-layer-by-layer
     */
    lessonId: string;
}
export type LessonAnswerResult = LessonResult;
/** Answers to all checks of a lesson. */
export interface LessonAnswers {
    /** The chosen option of each check, counted from 0. */
    answers: number[];
}
/** What `lessons.getProgress` takes. */
export interface LessonGetProgressParams {
    /** The caller. */
    id: string;
}
export type LessonGetProgressResult = LessonProgress;
/** The progress of a person in the school. */
export interface LessonProgress {
    /** All topics, in the editors’ order. */
    topics: TopicProgress[];
}
/** What came of the answers to the checks of a lesson. */
export interface LessonResult {
    /**
     * Format: date-time
     * When the lesson was first passed, UTC; null if it has not been.
     */
    passedAt: string | null;
    /** One for each check, in order. */
    checks: CheckResult[];
}
/** A link on a line of its own. */
export interface LinkBlock {
    /**
     * Kind of block.
     */
    type: "link";
    /** Link text. */
    text: string;
    /** A path in this store, or an absolute URL. */
    href: string;
}
/** The change that a link confirms. */
export interface LinkedEmailChange {
    /** The address that the person will sign in with. */
    newEmail: string;
    /**
     * Which of the two addresses the link was sent to.
     */
    address: "new" | "current";
    /** Whether this link was confirmed. */
    isConfirmed: boolean;
    /** Whether the link in the other email was confirmed. */
    isOtherConfirmed: boolean;
}
/** The professional the client is now linked to. */
export interface LinkedProfessional {
    /** The professional’s account. */
    accountId: string;
    /** Name of the business. */
    accountName: string;
    /** Label of its store page; null if it has none. */
    storeLabel: string | null;
}
/** An alert behind a confirmation or unsubscribe link. */
export interface LinkedStockAlert {
    /** Receives one email when the product is back. */
    email: string;
    /** Product being watched. */
    sku: string;
    /** Full name of the product. */
    name: string;
    /**
     * `confirmed` once it has been confirmed; `unsubscribed` when the alert of an unsubscribe link has already ended.
     */
    state: "confirmation_sent" | "confirmed" | "unsubscribed";
}
/** A list. */
export interface ListBlock {
    /**
     * Kind of block.
     */
    type: "list";
    /** Numbered rather than bulleted. */
    isOrdered: boolean;
    /** Plain text, in order. */
    items: string[];
}
/** A place of business. */
export interface Location {
    /** Identifies the location in updates and deletions. */
    id: string;
    /** Name of the place, as the account typed it. */
    name: string;
    /** Street address. */
    line1: string;
    /** Apartment, suite or floor; null when there is none. */
    line2: string | null;
    /** City or town, as it was typed. */
    city: string;
    /** State or province: its code where the country has codes, such as `CO`; null when there is none. */
    region: string | null;
    /** In the form of the country; null when there is none. */
    postalCode: string | null;
    /** ISO 3166-1 alpha-2; the United Kingdom is `GB`. */
    countryCode: string;
    /** For customers, who see it in the locator; null when there is none. */
    phone: string | null;
    /**
     * IANA time zone of the opening hours.
     * @example America/Denver
     */
    timezone: string;
    /** By weekday, then by time; empty when not known. */
    hours: OpeningHours[];
    /** Shown in the store locator as soon as it has a position. */
    isListed: boolean;
    /** Degrees north; null when the postal code is unknown, which keeps it off the map. */
    latitude: number | null;
    /** Degrees east; null together with `latitude`. */
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
    /** A location of the caller’s account. */
    locationId: string;
}
/** A complete place of business. */
export interface LocationInput {
    /** Display name of the place. */
    name: string;
    /** Street address, one line. */
    line1: string;
    /** Apartment, suite or floor. */
    line2?: string | null;
    /** City or town, as it was typed. */
    city: string;
    /** Code or name of the state or province; required where the country has codes, stored as the code. */
    region?: string | null;
    /** Puts the place on the map. Required in countries that have states or provinces with codes. */
    postalCode?: string | null;
    /** ISO 3166-1; `UK` is accepted and stored as `GB`. */
    countryCode: string;
    /** 7 to 31 digits, spaces and `+ ( ) . -`. Null or left out for none. */
    phone?: string | null;
    /** IANA time zone of the opening hours, such as `America/Denver`. Offsets are refused. */
    timezone: string;
    /** In any order. Opening times of a day must not overlap. */
    hours?: OpeningHours[];
    /**
     * Show it in the store locator.
     * @default false
     */
    isListed?: boolean;
    /** Degrees north. Looked up by postal code when left out. */
    latitude?: number | null;
    /** Degrees east; requires `latitude`. */
    longitude?: number | null;
}
/** The places of business of an account, shared with colleagues. */
export interface LocationList {
    /** Oldest first. */
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
    /** A location of the caller’s account. */
    locationId: string;
}
export type LocationUpdateResult = Location;
/** A message between two accounts, visible to both. */
export interface Message {
    /** Unique identifier. */
    messageId: string;
    /** The UUID that the sending application gave it. Null without one, and for the other party. */
    clientId: string | null;
    /** Account of the sender. */
    fromAccountId: string;
    /** Account of the receiver. */
    toAccountId: string;
    /** Whether the caller’s account sent it. */
    isMine: boolean;
    /** Full name of the person who wrote it, as it was then; for Regen’s care team, the first name only. */
    senderName: string;
    /** Plain text, as typed. May be empty if there are attachments or cards. */
    message: string;
    /** Files, in the sender’s order. */
    attachments: MessageAttachment[];
    /** Number of products and recommendations in it. `messageList` and `messageListConversations` return them. */
    cardCount: number;
    /**
     * Format: date-time
     * When the server stored it, UTC.
     */
    messageSent: string;
    /** Position in the conversation. Later messages have higher numbers; it never changes. */
    seq: number;
    /**
     * Format: date-time
     * When the receiver read it, UTC; null until then.
     */
    readAt: string | null;
    /** 1 for a message to the caller’s account that no one there has read, otherwise 0. */
    unreadCount: number;
    /** Products and recommendations, in the sender’s order, as the caller sees them now. */
    cards: MessageCard[];
}
/** A file in a message. */
export interface MessageAttachment {
    /** Unique identifier. */
    attachmentId: string;
    /** File name for downloads; ends in the extension of its type. */
    name: string;
    /**
     * Type of the content.
     */
    contentType: "application/pdf" | "image/png" | "image/jpeg" | "image/webp";
    /** Bytes. */
    size: number;
    /** Width in pixels for images; otherwise null. */
    width: number | null;
    /** Height in pixels for images; otherwise null. */
    height: number | null;
    /** Signed, and valid for at least an hour: a path on this host, or an absolute URL. Anyone who has it can read the file. */
    url: string;
    /** The same for a WebP thumbnail of at most 640 × 640 pixels; null for files other than pictures. */
    thumbnailUrl: string | null;
}
/** What `messages.block` takes. */
export interface MessageBlockParams extends BlockCreate {
    /** The account of the other party. */
    accountId: string;
}
export type MessageBlockResult = BlockState;
/** A recommendation of a professional. */
export interface MessageBundleCard {
    /**
     * Kind of card.
     */
    kind: "bundle";
    /** Secret part of the link. Anyone who has it can open the bundle. */
    bundleToken: string;
    /** As the professional typed it. */
    bundleName: string;
    /** Account of the professional. */
    professionalName: string;
    /** Path on this host of a WebP picture of 400 × 500 pixels, of its first product in the caller’s channel; null without one. */
    imageUrl: string | null;
    /** Total units, counting only products available in the caller’s channel. */
    itemCount: number;
    /** Whether the caller’s channel has any of its products. */
    isAvailable: boolean;
}
/** A recommendation to send. */
export interface MessageBundleCardCreate {
    /**
     * Kind of card.
     */
    kind: "bundle";
    /** From the link of the bundle. */
    bundleToken: string;
}
/** A product or a recommendation in a message; `kind` says which. */
export type MessageCard = MessageProductCard | MessageBundleCard | MessageUnavailableCard;
/** A product or a recommendation to send; `kind` says which. */
export type MessageCardCreate = MessageProductCardCreate | MessageBundleCardCreate;
/** A message without its cards, as the live connection and searches carry it. */
export interface MessageContent {
    /** Unique identifier. */
    messageId: string;
    /** The UUID that the sending application gave it. Null without one, and for the other party. */
    clientId: string | null;
    /** Account of the sender. */
    fromAccountId: string;
    /** Account of the receiver. */
    toAccountId: string;
    /** Whether the caller’s account sent it. */
    isMine: boolean;
    /** Full name of the person who wrote it, as it was then; for Regen’s care team, the first name only. */
    senderName: string;
    /** Plain text, as typed. May be empty if there are attachments or cards. */
    message: string;
    /** Files, in the sender’s order. */
    attachments: MessageAttachment[];
    /** Number of products and recommendations in it. `messageList` and `messageListConversations` return them. */
    cardCount: number;
    /**
     * Format: date-time
     * When the server stored it, UTC.
     */
    messageSent: string;
    /** Position in the conversation. Later messages have higher numbers; it never changes. */
    seq: number;
    /**
     * Format: date-time
     * When the receiver read it, UTC; null until then.
     */
    readAt: string | null;
    /** 1 for a message to the caller’s account that no one there has read, otherwise 0. */
    unreadCount: number;
}
/** A message to send. */
export interface MessageCreate {
    /** Receiver; must be a linked account or Regen’s care team, otherwise 403 `not_connected`. */
    accountId: string;
    /** Stored as written. Without attachments and cards it must not be blank: 422 `message_empty`. */
    message: string;
    /**
     * Format: uuid
     * A UUID that the application assigns, to recognize the message in responses and live updates. Only the caller’s account sees it.
     */
    clientId?: string;
    /** The caller’s own files, each checked by `messageFileGet` and in no other message. */
    attachmentIds?: string[];
    /** Products and recommendations that the caller sees. */
    cards?: MessageCardCreate[];
}
/** Whether a person gets emails about unread messages. */
export interface MessageEmailState {
    /** Whether the person gets emails about unread messages. */
    messageEmail: boolean;
}
/** A file to be sent in a message. */
export interface MessageFileCreate {
    /** File name. Unsafe characters are removed. */
    name: string;
    /**
     * Must match the content of the file.
     */
    contentType: "application/pdf" | "image/png" | "image/jpeg" | "image/webp";
    /** Exact size in bytes: at most 10 MB for a PDF, 5 MB for a picture, otherwise 422 `file_invalid`. */
    size: number;
}
/** What `messageFiles.createUpload` takes. */
export type MessageFileCreateUploadParams = MessageFileCreate;
export type MessageFileCreateUploadResult = MessageUpload;
/** What `messageFiles.get` takes. */
export interface MessageFileGetParams {
    /** The `attachmentId` of the file. */
    id: string;
}
export type MessageFileGetResult = MessageFileState;
/** A file and its state. */
export interface MessageFileState {
    /** Identifies the file in other calls. */
    attachmentId: string;
    /**
     * `waiting` for the upload, `ready` to send or already sent, `refused` if its content cannot be sent or it did not arrive in time.
     */
    state: "waiting" | "ready" | "refused";
    /** Why it was refused, as a sentence for display; otherwise null. */
    reason: string | null;
    /** The file as it is sent; null unless it is ready. */
    attachment: MessageAttachment | null;
}
/** What `messages.listBlocked` takes. */
export interface MessageListBlockedParams {
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
}
export type MessageListBlockedResult = BlockedPage;
/** What `messages.listContacts` takes. */
export interface MessageListContactsParams {
    /** Only names containing a word that starts with this. Case-insensitive. */
    search?: string | undefined;
    /** Only this account, if it is linked. */
    accountId?: string | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
}
export type MessageListContactsResult = ContactPage;
/** What `messages.listConversations` takes. */
export interface MessageListConversationsParams {
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Conversations per page: 30 by default, at most 100, because each is one line.
     * @default 30
     */
    perPage?: number | undefined;
}
export type MessageListConversationsResult = ChatLogs;
/** What `messages.list` takes. */
export interface MessageListParams {
    /** The account of the other party. */
    id: string;
    /** Only messages with a higher `seq`. Pages then count only those. */
    after?: number | undefined;
    /** Only messages with a lower `seq`. Pages then count only those. */
    before?: number | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
}
export type MessageListResult = Conversation;
/** A product, with the caller’s price. */
export interface MessageProductCard {
    /**
     * Kind of card.
     */
    kind: "product";
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /** Name for cards. */
    name: string;
    /** Content of the pack in metric and US units, as printed on it. */
    size: string;
    /** Path on this host of a WebP picture of 400 × 500 pixels; null while the product has no picture. */
    imageUrl: string | null;
    /** What it costs for this caller, and why. */
    price: Price;
    /** Whether it is in stock. */
    isAvailable: boolean;
}
/** A product to send. */
export interface MessageProductCardCreate {
    /**
     * Kind of card.
     */
    kind: "product";
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
}
/** How far a conversation has been read. */
export interface MessageRead {
    /** The newest message seen. Without it, all messages are marked as read. */
    messageId?: string;
}
/** What `messages.read` takes. */
export interface MessageReadParams extends MessageRead {
    /** The account of the other party. */
    id: string;
}
export type MessageReadResult = ReadState;
/** What `messages.search` takes. */
export interface MessageSearchParams {
    /** Words or the beginnings of words, in any order; without any letter or digit nothing is found. */
    search: string;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
}
export type MessageSearchResult = FoundMessagePage;
/** What `messages.send` takes. */
export type MessageSendParams = MessageCreate;
export type MessageSendResult = Message;
/** A product that the caller does not see, or that is no longer sold, or a recommendation whose link no longer works. */
export interface MessageUnavailableCard {
    /**
     * Kind of card.
     */
    kind: "unavailable";
}
/** What `messages.unblock` takes. */
export interface MessageUnblockParams {
    /** The account of the other party. */
    id: string;
}
export type MessageUnblockResult = BlockState;
/** A signed URL for one file of one content type and size. */
export interface MessageUpload {
    /** Identifies the file in other calls. */
    attachmentId: string;
    /** Single-use upload URL (PUT). */
    url: string;
    /**
     * HTTP method for the file.
     */
    method: "PUT";
    /** Headers to send with the file, unchanged. */
    headers: {
        [key: string]: string;
    };
    /**
     * Format: date-time
     * When the URL expires, UTC: after ten minutes.
     */
    expiresAt: string;
}
/** New name of a person. */
export interface NameUpdate {
    /** One line without a web address; spaces around it are removed. */
    firstName: string;
    /** One line without a web address; spaces around it are removed. */
    lastName: string;
}
/** What the buyer has to do before the payment can continue. */
export interface NextAction {
    /**
     * `three_d_secure`: the bank asks the buyer to confirm.
     */
    type: "three_d_secure";
    /** Identifies the step at the payment provider. */
    challengeId: string;
}
/** What `notifications.get` takes. */
export interface NotificationGetParams {
    /** The caller. */
    id: string;
}
export type NotificationGetResult = NotificationSettings;
/** Which emails a person gets besides those about orders, courses and the account itself, and in which browsers they are notified. */
export interface NotificationSettings {
    /** Whether the person gets an email when messages have been unread for 15 minutes. On by default. */
    messageEmail: boolean;
    /** Whether the person gets emails about reviews, which are a request after a delivery and the decision on each review. On by default. */
    reviewEmail: boolean;
    /** How many of the person’s browsers get push notifications, 0 to 10. */
    pushDevices: number;
    /** The server’s public VAPID key, base64url, with which a browser subscribes. */
    pushKey: string;
}
/** What `notifications.unsubscribe` takes. */
export type NotificationUnsubscribeParams = UnsubscribeToken;
export type NotificationUnsubscribeResult = MessageEmailState;
/** Changes to these settings. Omitted fields are unchanged. */
export interface NotificationUpdate {
    /** Whether the person gets emails about unread messages. */
    messageEmail?: boolean;
    /** Whether the person gets emails about reviews, which are a request after a delivery and the decision on each review. */
    reviewEmail?: boolean;
}
/** What `notifications.update` takes. */
export interface NotificationUpdateParams extends NotificationUpdate {
    /** The caller. */
    id: string;
}
export type NotificationUpdateResult = EmailSettings;
/** One opening of one weekday; a day may have several, a closed day has none. */
export interface OpeningHours {
    /**
     * Weekday in the time zone of the place.
     */
    day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
    /** Local time. */
    opens: string;
    /** Local time. */
    closes: string;
}
/** An order as its buyer sees it, whether signed in or with an access token. */
export interface Order {
    /** Identifies the order in other calls. People quote `number`. */
    id: string;
    /**
     * The number that customers quote.
     * @example R-104233
     */
    number: string;
    /** The buyer; null for a guest. */
    userId: string | null;
    /** Progress of an order. `placed` awaits payment; without one it becomes `canceled` after 30 minutes. */
    state: OrderState;
    /**
     * Format: date-time
     * When it was placed, UTC. The 30 minutes for payment start here.
     */
    placedAt: string;
    /**
     * Format: date-time
     * When the payment went through, or the order was placed with nothing due, UTC; null before.
     */
    paidAt: string | null;
    /** Receives the confirmation. */
    email: string;
    /** For the carrier; null if none was given. */
    phone: string | null;
    /** Line items, the free item last. */
    items: OrderItem[];
    /** An address as it was when the order was placed. Later changes to the address book do not affect it. */
    shippingAddress: OrderAddress;
    /** An address as it was when the order was placed. Later changes to the address book do not affect it. */
    billingAddress: OrderAddress;
    /** The method as chosen. */
    shippingMethod: OrderShippingMethod;
    /** Money of a cart or an order, US dollars. total = subtotal − discount − rewardsPointsDiscount + shipping + taxes − waived. */
    orderTotal: OrderTotal;
    /**
     * Label of the row of `orderTotal.taxes`: the tax, the state and the rate when the order was placed, or that the buyer did not pay it because they bought for resale.
     * @example Sales tax (Colorado, 8.81%)
     * @example Sales tax (exempt)
     */
    taxLabel: string;
    /** All discounts that applied. */
    discounts: AppliedDiscount[];
    /** The coupon that applied; null without one. */
    couponCode: string | null;
    /** The most recent attempt to pay. Nothing else about the card is stored. */
    payment: Payment;
    /** Refunds of the order, oldest first. */
    refunds: OrderRefund[];
    /** Oldest first. */
    timeline: OrderEvent[];
    /** Null until it is handed to the carrier. */
    tracking: Tracking | null;
    /** Null unless the order is paid and on its way, and for a method that is no longer known. */
    expectedDelivery: ExpectedDelivery | null;
    /** Points earned with its payment. */
    pointsEarned: number;
    /** Points spent on it. Returned if it is canceled unpaid. */
    pointsSpent: number;
    /** True while the order waits for a payment. */
    canPay: boolean;
    /** True for a guest’s order in the browser that placed it: an account that is created there with its email gets the order. */
    isClaimable: boolean;
    /** Only for guests, after placing, paying or confirming: opens the order for 90 days. Anyone who has it can see the order. */
    accessToken?: string;
}
/** An address as it was when the order was placed. Later changes to the address book do not affect it. */
export interface OrderAddress {
    /** First name of the recipient. */
    firstName: string;
    /** Last name of the recipient. */
    lastName: string;
    /** Null for a private address. */
    company: string | null;
    /** Street address. */
    line1: string;
    /** Apartment, suite or floor; null when there is none. */
    line2: string | null;
    /** City or town, as it was typed. */
    city: string;
    /** State or province: its code where the country has codes, such as `CO`; null when there is none. */
    region: string | null;
    /** Empty where the country has none. */
    postalCode: string;
    /** ISO 3166-1 alpha-2; the United Kingdom is `GB`. */
    countryCode: string;
    /** For the carrier; null when there is none. */
    phone: string | null;
}
/**
 * Channel in which the order was placed; `web` if the buyer was signed out.
 */
export type OrderChannel = "web" | "retail" | "b2b" | "school";
/** Asks for the outcome of a payment. */
export interface OrderConfirm {
    /** For guests. */
    accessToken?: string;
}
/** What `orders.confirmPayment` takes. */
export interface OrderConfirmPaymentParams extends OrderConfirm {
    /** An order that the caller placed, or whose access token the caller has. */
    orderId: string;
}
export type OrderConfirmPaymentResult = Order;
/** The cart to order, and how to ship and pay it. */
export interface OrderCreate {
    /** Must be the caller’s own cart, otherwise 404. */
    cartId: string;
    /** The version that the buyer saw. An older one is refused with 409 `totals_changed`. */
    cartVersion: number;
    /**
     * Format: email
     * Receives the confirmation and, for guests, the link to the order.
     */
    email: string;
    /** For the carrier; 7 to 31 digits, spaces and `+ ( ) . -`. Defaults to the phone number of the shipping address. */
    phone?: string | null;
    /** An address as typed, to store or to ship to; one that was read can be sent back unchanged. It is trimmed and normalized for its country; anything invalid there is refused with 422 `address_invalid`. */
    shippingAddress: AddressInput;
    /** The shipping address when left out. */
    billingAddress?: AddressInput;
    /**
     * Adds the shipping address to the address book. Ignored for guests.
     * @default false
     */
    saveAddress?: boolean;
    /** Must serve the shipping address, otherwise 422 `shipping_method_unavailable`. */
    shippingMethodId: string;
    /** Left out when there is nothing to pay. */
    payment?: PaymentInput;
    /** The total that the buyer saw. A different one is refused with 409 `totals_changed`. */
    expectedTotal: number;
}
/** An entry in the history of an order. */
export interface OrderEvent {
    /** The state after it. */
    state: OrderState;
    /**
     * Format: date-time
     * When it happened, UTC.
     */
    at: string;
    /** Details for the buyer; null if there are none. */
    note: string | null;
    /**
     * For a payment that failed, which leaves the order `placed`, its `payment.failure.code`; null in every other entry.
     * @example card_declined
     */
    failureCode: string | null;
}
/** What `orders.get` takes. */
export interface OrderGetParams {
    /** The caller, or `guest`. */
    id: string;
    /** An order that the caller placed, or whose access token the caller has. */
    orderId: string;
    /** For guests: from the response to `orderPlace` or the link in the confirmation email; valid for 90 days. */
    accessToken?: string | undefined;
}
/** What `orders.getReceipt` takes. */
export interface OrderGetReceiptParams {
    /** The caller, or `guest`. */
    id: string;
    /** An order that the caller placed, or whose access token the caller has. */
    orderId: string;
    /** For guests: from the response to `orderPlace` or the link in the confirmation email; valid for 90 days. */
    accessToken?: string | undefined;
}
export type OrderGetReceiptResult = Receipt;
export type OrderGetResult = Order;
/** A line item as it was when the order was placed. */
export interface OrderItem {
    /** SKU of the product, which may no longer be sold. */
    sku: string;
    /** Full name at that time. */
    name: string;
    /** Short name at that time. */
    shortName: string;
    /** Kind of product. `professional` ones are not sold to visitors and retail clients; they get a `sample` only as a free item. */
    skuType: SkuType;
    /** Content of the pack, as printed on it. */
    size: string;
    /** Units ordered. */
    quantity: number;
    /** Buyer’s price per unit before discounts, US dollars; 0 for a free item. */
    unitPrice: number;
    /** Discount on the line, US dollars. */
    discountAmount: number;
    /** The line after discounts, before points, shipping and tax, US dollars. */
    amount: number;
    /** True for the free item of the order. */
    isFreeItem: boolean;
    /** Whether it was added as a recommendation. */
    isRecommended: boolean;
    /** Current picture of the pack; null if the product has none or no longer exists. */
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
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
    /**
     * Newest or oldest first.
     * @default desc
     */
    order?: ("desc" | "asc") | undefined;
    /** Only orders from that year (UTC). */
    year?: number | undefined;
    /** Words that must occur in the order number, or in the SKUs and names of its items. */
    search?: string | undefined;
}
/** What `orders.listProducts` takes. */
export interface OrderListProductsParams {
    /** The caller. */
    id: string;
    /**
     * How many products at most.
     * @default 12
     */
    limit?: number | undefined;
}
export type OrderListProductsResult = OrderedProductList;
export type OrderListResult = OrderPage;
/** A move of an order to another state. */
export interface OrderMoveInput {
    /** A state that staff can move an order to. */
    state: StaffOrderMoveState;
    /**
     * Format: date-time
     * The order’s `changedAt`, as it was read.
     */
    changedAt: string;
    /**
     * For `shipped`: the carrier, required with `trackingNumber`.
     * @example UPS
     */
    carrier?: string;
    /**
     * For `shipped`: the tracking number, if it is known, required with `carrier`. It can be added later with `adminSetTracking`.
     * @example 1Z999AA10123456784
     */
    trackingNumber?: string;
    /** For `canceled`, required: why, in words for the buyer. */
    reason?: string;
}
/** A page of the caller’s orders. */
export interface OrderPage {
    /** Orders on this page. */
    items: OrderSummary[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
    /** Years with orders, newest first, by UTC. */
    years: number[];
}
/** Another attempt to pay an order. */
export interface OrderPay {
    /** How to pay. Card numbers never reach the API; only the provider sees them. */
    payment: PaymentInput;
    /** For guests, for 90 days. */
    accessToken?: string;
}
/** What `orders.pay` takes. */
export interface OrderPayParams extends OrderPay {
    /** An order that the caller placed, or whose access token the caller has. */
    orderId: string;
}
export type OrderPayResult = Order;
/** What `orders.place` takes. */
export interface OrderPlaceParams extends OrderCreate {
    /** The caller, or `guest`. */
    id: string;
}
export type OrderPlaceResult = Order;
/** A full or partial refund of an order, as its buyer sees it. */
export interface OrderRefund {
    /** Money that goes back to the payment method, US dollars. */
    amount: number;
    /** Points spent on the order that are returned. */
    pointsReturned: number;
    /** Units refunded; empty if only shipping was. */
    lines: OrderRefundLine[];
    /** Whether the payment provider has accepted it. Banks take a few more days. */
    isSent: boolean;
    /** Why, in words for the buyer; null without one. */
    reason: string | null;
    /**
     * Format: date-time
     * When it was made, UTC.
     */
    at: string;
}
export interface OrderRefundLine {
    /** SKU of the product. */
    sku: string;
    /** Units. */
    quantity: number;
}
/** What a buyer can review of an order, and has. */
export interface OrderReviews {
    /** The order. */
    orderId: string;
    /** Printed number of the order. */
    orderNumber: string;
    /** Whether reviews can be written, which starts once the order has been delivered. */
    isOpen: boolean;
    /** The name shown with published reviews. */
    authorName: string;
    /** Whether they are marked as written by a professional. */
    isProfessional: boolean;
    /** Lines of the order that can be reviewed; samples and free items cannot. */
    lines: OrderReviewsLine[];
    /** Skin types to choose from. */
    skinTypes: ReviewOption[];
    /** Concerns to choose from. */
    concerns: ReviewOption[];
}
export interface OrderReviewsLine {
    /** Line of the order. */
    line: number;
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /** Name of the product. */
    name: string;
    /** Content of the pack. */
    size: string;
    /** Current picture of the pack; null if the product has none. */
    image: Image | null;
    /** The review of this line, or null. */
    review: OwnReview | null;
}
/** The method as chosen. */
export interface OrderShippingMethod {
    /** Id of the method, which may no longer be offered. */
    id: string;
    /** Its name at that time. */
    name: string;
}
/**
 * Progress of an order. `placed` awaits payment; without one it becomes `canceled` after 30 minutes.
 */
export type OrderState = "placed" | "paid" | "packed" | "shipped" | "delivered" | "canceled" | "refunded";
/** An order in the buyer’s list. */
export interface OrderSummary {
    /** Identifies the order in other calls. */
    id: string;
    /** The number that customers quote. */
    number: string;
    /** Progress of an order. `placed` awaits payment; without one it becomes `canceled` after 30 minutes. */
    state: OrderState;
    /** `pending` is in progress, `requires_action` waits for the buyer’s bank, `failed` can be retried while the order is `placed`. */
    paymentStatus: PaymentStatus;
    /**
     * Format: date-time
     * When it was placed, UTC.
     */
    placedAt: string;
    /** Amount due when it was placed, US dollars. */
    total: number;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /** Units, including the free item. */
    itemCount: number;
    /** Line items, enough to display and to buy again. */
    items: OrderSummaryItem[];
}
export interface OrderSummaryItem {
    /** SKU of the product, which may no longer be sold. */
    sku: string;
    /** Short name when it was ordered. */
    shortName: string;
    /** Units ordered. */
    quantity: number;
    /** Current picture of the pack; null if the product has none or no longer exists. */
    image: Image | null;
}
/** Money of a cart or an order, US dollars. total = subtotal − discount − rewardsPointsDiscount + shipping + taxes − waived. */
export interface OrderTotal {
    /** Line items before discounts, without shipping and tax. */
    subtotal: number;
    /** Coupon and automatic discounts on the line items. Free shipping is in `shippingDiscount`. */
    discount: number;
    /** What points pay: the products first, then shipping and tax. */
    rewardsPointsDiscount: number;
    /** After a free-shipping discount. */
    shipping: number;
    /** Amount saved by free shipping; 0 without it. */
    shippingDiscount: number;
    /** Tax on items and, where it applies, on shipping. 0 while the destination is unknown and with `showTaxes=false`. */
    taxes: number;
    /** A remainder below the minimum card charge (0.50), which is waived; 0 otherwise. */
    waived: number;
    /** Amount due. */
    total: number;
    /** subtotal − rewards − discount, at least 0. */
    purchaseValue: number;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /** True until destination and shipping method are known. */
    isEstimate: boolean;
    /** The provider’s id of the successful payment; null otherwise, and always in carts. */
    chargeId: string | null;
}
/** A product that the caller has ordered before. */
export interface OrderedProduct {
    /** A product as lists, search and recommendations show it. */
    product: ProductSummary;
    /** In how many of the latest orders it is. */
    orders: number;
    /**
     * Format: date-time
     * When it was last ordered, UTC.
     */
    lastOrderedAt: string;
}
/** Products that the caller orders, most often ordered first. */
export interface OrderedProductList {
    /** At most as many as requested. */
    items: OrderedProduct[];
}
/** A review as its writer sees it. */
export interface OwnReview {
    /** Identifies the review. */
    reviewId: string;
    /** Stars, 5 is best. */
    rating: Stars;
    /** One line. May be empty. */
    title: string;
    /** Plain text. */
    text: string;
    /** The writer’s skin type, or null. */
    skinType: SkinType | null;
    /** Slug of a concern, or null. */
    concern: string | null;
    /** `pending` until staff have read it, `published` once everyone may, `rejected` with a reason that its writer sees. */
    state: ReviewState;
    /** Why it was rejected; null unless it was. */
    reason: string | null;
    /**
     * Format: date-time
     * When it was written or last changed.
     */
    submittedAt: string;
}
/** An alert that waits for a product. */
export interface OwnStockAlert {
    /** Product being watched. */
    sku: string;
    /** Full name of the product. */
    name: string;
    /**
     * Format: date-time
     * When it was turned on, UTC.
     */
    requestedAt: string;
}
/** A page with its content, as the caller’s channel sees it. */
export interface PageContent {
    /** Identifies the page in URLs. */
    slug: string;
    /** Page heading. */
    title: string;
    /**
     * Format: date-time
     * When the editors last changed it, UTC.
     */
    updatedAt: string;
    /** In order. */
    blocks: Block[];
}
/** A document that belongs to a page, such as a policy to download. */
export interface PageDocument {
    /**
     * The name of the current document.
     * @example returns-policy
     */
    name: string;
    /** Download URL; null when there is no file. */
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
/** A page without its content. */
export interface PageRecord {
    /** Identifies the page in URLs. */
    slug: string;
    /** Page heading. */
    title: string;
    /** One sentence, for search engines and link previews. */
    description: string;
    /**
     * Format: date-time
     * When the editors last changed it, UTC.
     */
    updatedAt: string;
    /** Null when the page has no document. */
    document: PageDocument | null;
}
/** A paragraph. */
export interface ParagraphBlock {
    /**
     * Kind of block.
     */
    type: "paragraph";
    /** Plain text. */
    text: string;
}
/** A lesson, and whether the person has passed it. */
export interface PassedLesson {
    /** The ID of the content record. */
    lessonId: string;
    /** Identifies the lesson in URLs. */
    slug: string;
    /** Its title. */
    title: string;
    /**
     * Format: date-time
     * When all of its checks were first answered right, UTC; null before.
     */
    passedAt: string | null;
}
/** A request for a reset link. */
export interface PasswordForgot {
    /**
     * Format: email
     * Receives a link if it belongs to an account. Case-insensitive.
     */
    email: string;
}
/** The same for known and unknown addresses. */
export interface PasswordForgotAnswer {
    /** A sentence for display. */
    message: string;
}
/** What `passwords.forgot` takes. */
export type PasswordForgotParams = PasswordForgot;
export type PasswordForgotResult = PasswordForgotAnswer;
/** A new password, set with a link or while signed in. */
export interface PasswordReset {
    /** Common passwords, and those made of the person’s or the shop’s names, are refused with 422 `password_too_weak`. */
    password: string;
    /**
     * True when the path holds a token from the email, false when it holds the caller’s own user id.
     * @default true
     */
    isToken?: boolean;
    /** With `isToken: false` only. Required once 15 minutes have passed since signing in, otherwise 422 `current_password_required`; a wrong one is a 422 `current_password_wrong`. */
    currentPassword?: string;
}
/** What `passwords.reset` takes. */
export interface PasswordResetParams extends PasswordReset {
    /** A reset token, or the caller's user id with `isToken: false`. */
    token: string;
}
/** Whether a reset link can still be used. */
export interface PasswordToken {
    /** False if it was used, has expired, or never existed. */
    isValid: boolean;
    /**
     * Format: date-time
     * When it expires, UTC; only if it is valid.
     */
    expiresAt?: string;
}
/** What `passwords.validateToken` takes. */
export interface PasswordValidateTokenParams {
    /** From the link in the email; works once, for an hour. */
    token: string;
}
export type PasswordValidateTokenResult = PasswordToken;
/** The most recent attempt to pay. Nothing else about the card is stored. */
export interface Payment {
    /** `pending` is in progress, `requires_action` waits for the buyer’s bank, `failed` can be retried while the order is `placed`. */
    status: PaymentStatus;
    /**
     * Payment provider; `none` when nothing was due.
     * @example test
     */
    provider: string;
    /** How the buyer pays. */
    method: PaymentMethod;
    /** Card brand in lower case, such as `visa`; null until the provider reports it. */
    brand: string | null;
    /** Last four digits of the card; null until the provider reports them. */
    last4: string | null;
    /** Null unless `status` is `requires_action`. */
    nextAction: NextAction | null;
    /** Why the attempt failed; null if it did not. */
    failure: null | PaymentFailure;
}
/** What `payments.answerTestChallenge` takes. */
export interface PaymentAnswerTestChallengeParams extends TestChallengeAnswer {
    /**
     * From `payment.nextAction`.
     * @example the-challenge-of-the-payment
     */
    challengeId: string;
}
export type PaymentAnswerTestChallengeResult = TestChallenge;
/** What a payment form needs to know. */
export interface PaymentConfig {
    /**
     * Provider whose form to show, such as `test`. A client that has no form for it can't take payments for this store.
     * @example test
     */
    provider: string;
    /** Methods the provider accepts. */
    methods: PaymentMethod[];
    /** True when no money moves and only test cards work. */
    isTest: boolean;
}
/** What `payments.createTestToken` takes. */
export type PaymentCreateTestTokenParams = TestCard;
export type PaymentCreateTestTokenResult = TestToken;
/** The payment did not go through. `order` is saved and can be paid again with `orderPay`. */
export interface PaymentError extends ErrorBody {
    /** An order as its buyer sees it, whether signed in or with an access token. */
    order: Order;
}
/** Why the attempt failed; null if it did not. */
export interface PaymentFailure {
    /** Machine-readable reason, such as `card_declined`. */
    code: string;
    /** What happened and what to do next, for display. */
    message: string;
}
export type PaymentGetConfigResult = PaymentConfig;
/** How to pay. Card numbers never reach the API; only the provider sees them. */
export interface PaymentInput {
    /** How the buyer pays. */
    method: PaymentMethod;
    /**
     * The token that the payment provider issued for the card.
     * @example the-token-of-the-card
     */
    token: string;
}
/**
 * How the buyer pays.
 */
export type PaymentMethod = "card" | "apple_pay" | "google_pay";
/**
 * `pending` is in progress, `requires_action` waits for the buyer’s bank, `failed` can be retried while the order is `placed`.
 */
export type PaymentStatus = "pending" | "requires_action" | "succeeded" | "failed" | "refunded";
/** A pending change, which both addresses must confirm. */
export interface PendingEmailChange {
    /** The address that the person will sign in with. */
    newEmail: string;
    /**
     * Format: date-time
     * When it was requested, UTC.
     */
    requestedAt: string;
    /**
     * Format: date-time
     * Until when it can be confirmed, UTC.
     */
    expiresAt: string;
    /** Whether the link in the email to the new address was confirmed. */
    isNewConfirmed: boolean;
    /** Whether the link in the email to the current address was confirmed. */
    isCurrentConfirmed: boolean;
}
/**
 * Something a person may do. New people get the permissions of their channel; `admin:` permissions and `messages:care` are for staff.
 */
export type Permission = "cart:write" | "orders:read" | "clients:read" | "store:write" | "recommendations:write" | "messages:write" | "messages:care" | "admin:impersonate" | "admin:users" | "admin:bundles" | "admin:content" | "admin:reviews" | "admin:applications" | "admin:orders";
/** New phone number of a person. */
export interface PhoneUpdate {
    /** 7 to 31 digits, spaces and `+ ( ) . -`. Null removes it and ends text messages. */
    phone: string | null;
    /** Whether text messages may be sent. Unchanged when left out. */
    smsOptIn?: boolean;
}
/** A correction to a person’s points. */
export interface PointsCorrection {
    /** Points to add; negative to deduct. Not 0. */
    points: number;
    /** Why, in words for the person. */
    reason: string;
}
/** The place of a postal code. */
export interface PostalPlace {
    /** The city that the postal service names first; null in Canada, where the table has districts. */
    city: string | null;
    /** Code of the state, territory or province. */
    region: string;
}
/** What is known of a postal code. */
export interface PostalPlaceList {
    /** At most one. */
    items: PostalPlace[];
}
/** What `postalPlaces.list` takes. */
export interface PostalPlaceListParams {
    /** ISO 3166-1 alpha-2. */
    countryCode: string;
    /** As typed. */
    postalCode: string;
}
export type PostalPlaceListResult = PostalPlaceList;
/** What it costs for this caller, and why. */
export interface Price {
    /** The channel’s price before any personal pricing, US dollars. */
    listPrice: number;
    /** What this caller pays per unit, US dollars. */
    yourPrice: number;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /**
     * Why `yourPrice` is what it is: `list` for visitors and retail clients, `school`, `professional` for Tier 1, `tier` for Tiers 2 to 4.
     */
    reason: "list" | "professional" | "tier" | "school";
    /**
     * The reason in words, for display beside the price.
     * @example Your Tier 2 professional price
     */
    reasonText: string;
    /** What clients pay for it, US dollars. Only for professional accounts, who resell it, and only where it is sold to clients. */
    retailPrice?: number;
}
/** Everything that a product page shows. */
export interface Product {
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /** Full name, for the product page. */
    name: string;
    /** Name for cards, carts and receipts. */
    shortName: string;
    /** Kind of product. `professional` ones are not sold to visitors and retail clients; they get a `sample` only as a free item. */
    skuType: SkuType;
    /** Content of the pack in metric and US units, as printed on it. */
    size: string;
    /** Size facet of the catalog; `professional` sizes are for the treatment room. */
    sizeClass: SizeClass;
    /** One sentence, for cards. May be empty. */
    tagline: string;
    /** What it costs for this caller, and why. */
    price: Price;
    /** Current availability. Units held for other buyers’ payments are not available. */
    stock: Stock;
    /** The first picture, which lists show; null while the product has none. */
    image: Image | null;
    /** Slugs of its categories, those that this caller may see. */
    categories: string[];
    /** Slugs of the concerns it is for, those that this caller may see. */
    concerns: string[];
    /** True for the first 90 days after its launch. */
    isNew: boolean;
    /** Set by the editors, the same for everyone. */
    isBestseller: boolean;
    /** Maximum units per order; higher quantities are lowered with a notice. */
    limitPerOrder: number;
    /** Its rating; null while it has no published review. */
    rating: ProductRating | null;
    /** Barcode number (GTIN); null if there is none. */
    gtin: string | null;
    /** Paragraphs of plain text, in order. */
    description: string[];
    /** Skin types it suits; empty when it suits all. */
    skinTypes: SkinType[];
    /** Highlighted ingredients; `inci` has all of them. */
    keyIngredients: ProductKeyIngredient[];
    /** INCI names in label order. */
    inci: string[];
    /** Steps, in order. */
    howToUse: ProductHowToUse[];
    /** Warnings to read before use; may be empty. */
    warnings: string[];
    /** Active ingredients; empty if there are none. */
    actives: ProductActive[];
    /** All pictures; the first is `image`. May be empty. */
    images: Image[];
    /** Contents of a kit, without products this caller cannot see; empty for everything else. */
    kitContents: ProductKitContent[];
    /** The sizes in which it comes, smallest first and itself among them, without those this caller cannot see; empty when there is only one. */
    sizes: ProductSize[];
    /** Next steps of a routine, without products this caller cannot see. */
    related: ProductSummary[];
    /**
     * Format: date-time
     * When the product last changed, UTC; stock changes do not count.
     */
    updatedAt: string;
}
export interface ProductActive {
    /** Name as on the label. */
    name: string;
    /** Percentage of the formula; null if not published. */
    percent: number | null;
}
/** What `products.get` takes. */
export interface ProductGetParams {
    /** A product that the caller cannot see is a 404. */
    sku: Sku;
    /** The caller, or `public`; prices always follow the caller. */
    userId?: string | undefined;
}
export type ProductGetResult = Product;
export interface ProductHowToUse {
    /**
     * When to do it; `AM_PM` is morning and evening, `treatment` is in the treatment room.
     */
    time: "AM" | "PM" | "AM_PM" | "treatment" | "weekly";
    /** The step, as a sentence. */
    text: string;
}
/** Products to read by SKU. */
export interface ProductIds {
    /** SKUs; duplicates count once. */
    ids: Sku[];
    /** The caller's own user id, or `public`; any other is refused with 403. It does not affect prices, which always follow the caller. */
    userId?: string;
}
/** Pictures of the requested products. */
export interface ProductImages {
    /** One entry per requested SKU that this caller can see, in the requested order. */
    items: ProductImagesItem[];
}
export interface ProductImagesItem {
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /** All pictures; the first is the product’s `image`. May be empty. */
    images: Image[];
}
export interface ProductKeyIngredient {
    /** Everyday name, which may differ from the INCI name. */
    name: string;
    /** What it does for the skin, in a few words. */
    benefit: string;
}
export interface ProductKitContent {
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /** Full name of the product. */
    name: string;
    /** Units in one kit. */
    quantity: number;
}
/** Summaries of the requested products. */
export interface ProductList {
    /** In the requested order. */
    items: ProductSummary[];
    /** SKUs that this caller cannot see. */
    missing: string[];
}
/** What `products.listByIds` takes. */
export type ProductListByIdsParams = ProductIds;
export type ProductListByIdsResult = ProductList;
/** What `products.listImages` takes. */
export interface ProductListImagesParams {
    /** SKUs, separated by commas. Those that the caller cannot see are left out. */
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
    page?: number | undefined;
    /**
     * Products per page: 12 by default, at most 48, because grids have 2, 3 or 4 columns.
     * @default 12
     */
    perPage?: number | undefined;
    /** Category slugs; products in any of them. */
    category?: string[] | undefined;
    /** Concern slugs; products for any of them. */
    concern?: string[] | undefined;
    /** Skin types; products for any of them. */
    skinType?: string[] | undefined;
    /** Size classes; products of any of them. */
    sizeClass?: string[] | undefined;
    /** Order of the list. */
    sort?: ProductSort | undefined;
}
export type ProductListResult = ProductPage;
/** A page of the catalog, for the caller’s channel and prices. */
export interface ProductPage {
    /** Products on this page. */
    items: ProductSummary[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
    /** Sort order of a product list. `featured` is the editors’ order, `newest` goes by launch date, prices are the caller’s. Ties follow the SKU. */
    sort: ProductSort;
    /** Counted over all pages. */
    facets: Facets;
}
/** The rating of a product, over all published reviews. */
export interface ProductRating {
    /** Stars on average, with one decimal. */
    average: number;
    /** Number of published reviews. */
    count: number;
}
/** What `products.search` takes. */
export interface ProductSearchParams {
    /** The search text. */
    search: string;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Products per page: 12 by default, at most 48, because grids have 2, 3 or 4 columns.
     * @default 12
     */
    perPage?: number | undefined;
    /** Category slugs; products in any of them. */
    category?: string[] | undefined;
    /** Concern slugs; products for any of them. */
    concern?: string[] | undefined;
    /** Skin types; products for any of them. */
    skinType?: string[] | undefined;
    /** Size classes; products of any of them. */
    sizeClass?: string[] | undefined;
    /** Order of the results. */
    sort?: SearchSort | undefined;
    /**
     * Whether to count facets.
     * @default false
     */
    facets?: boolean | undefined;
}
/** Search results for the caller’s channel and prices. */
export interface ProductSearchResult {
    /** The text searched for, trimmed. */
    query: string;
    /** Products on this page. */
    items: ProductSummary[];
    /** At most 5 that match the text. */
    categories: Category[];
    /** At most 5 that match the text. */
    concerns: Concern[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
    /** Counted over all pages; null unless requested with `facets`. */
    facets: Facets | null;
    /** A likely spelling when the text as typed found little or nothing; null otherwise. If it found nothing, `items` are the results for this spelling. */
    didYouMean: string | null;
}
/** A size of a product, which is a product of its own. */
export interface ProductSize {
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /** Full name of the product. */
    name: string;
    /** Content of the pack, as printed on it. */
    size: string;
    /** Size facet of the catalog; `professional` sizes are for the treatment room. */
    sizeClass: SizeClass;
    /** What it costs for this caller, and why. */
    price: Price;
    /** Current availability. Units held for other buyers’ payments are not available. */
    stock: Stock;
}
/**
 * Sort order of a product list. `featured` is the editors’ order, `newest` goes by launch date, prices are the caller’s. Ties follow the SKU.
 */
export type ProductSort = "featured" | "newest" | "name" | "price_asc" | "price_desc";
/** A product as lists, search and recommendations show it. */
export interface ProductSummary {
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /** Full name, for the product page. */
    name: string;
    /** Name for cards, carts and receipts. */
    shortName: string;
    /** Kind of product. `professional` ones are not sold to visitors and retail clients; they get a `sample` only as a free item. */
    skuType: SkuType;
    /**
     * Content of the pack in metric and US units, as printed on it.
     * @example 50 mL / 1.7 fl oz
     */
    size: string;
    /** Size facet of the catalog; `professional` sizes are for the treatment room. */
    sizeClass: SizeClass;
    /** One sentence, for cards. May be empty. */
    tagline: string;
    /** What it costs for this caller, and why. */
    price: Price;
    /** Current availability. Units held for other buyers’ payments are not available. */
    stock: Stock;
    /** The first picture, which lists show; null while the product has none. */
    image: Image | null;
    /** Slugs of its categories, those that this caller may see. */
    categories: string[];
    /** Slugs of the concerns it is for, those that this caller may see. */
    concerns: string[];
    /** True for the first 90 days after its launch. */
    isNew: boolean;
    /** Set by the editors, the same for everyone. */
    isBestseller: boolean;
    /** Maximum units per order; higher quantities are lowered with a notice. */
    limitPerOrder: number;
    /** Its rating; null while it has no published review. */
    rating: ProductRating | null;
}
/**
 * The applicant’s profession.
 */
export type Profession = "esthetician" | "cosmetologist" | "nurse" | "physician" | "massage_therapist" | "educator" | "other";
/** What `professionals.delete` takes. */
export interface ProfessionalDeleteParams {
    /** The caller. */
    id: string;
    /** The account of the professional. */
    accountId: string;
}
/** What `professionals.list` takes. */
export interface ProfessionalListParams {
    /** The caller. */
    id: string;
}
export type ProfessionalListResult = ClientProfessionals;
/** A promotion as it is now. */
export interface Promotion {
    /** Identifies the promotion in URLs. */
    slug: string;
    /**
     * `Ending` on its last day, `Ended` after the end.
     */
    status: "Upcoming" | "Active" | "Ending" | "Ended";
    /**
     * Format: date-time
     * When it starts, UTC.
     */
    startsAt: string;
    /**
     * Format: date-time
     * When it has ended, UTC.
     */
    endsAt: string;
    /** IANA time zone whose midnights begin its days. */
    timezone: string;
    /** The number of the current day; null before the start and after the end. */
    today: number | null;
    /**
     * Format: date-time
     * The time of the server, UTC.
     */
    readAt: string;
    /**
     * Format: date-time
     * When it starts, turns to another day or ends next, UTC; null after its end.
     */
    changesAt: string | null;
    /** Its content record, without the days; the text for the time after it is empty until it has ended. */
    promotion: ContentRecord;
    /** Its days, in order. */
    days: PromotionDay[];
}
/** A day of a promotion. */
export interface PromotionDay {
    /** Counted from 1. */
    day: number;
    /**
     * Format: date-time
     * When it begins, UTC: a midnight of the time zone, but for the first day.
     */
    startsAt: string;
    /**
     * Format: date-time
     * When it has ended, UTC.
     */
    endsAt: string;
    /** What it offers; null before the day, and if there is none for the caller. */
    offer: ContentRecord | null;
}
/** What `promotions.get` takes. */
export interface PromotionGetParams {
    /**
     * The slug of the promotion.
     * @example 12-days-of-glymed
     */
    slug: string;
}
export type PromotionGetResult = Promotion;
/** Whether a browser gets push notifications. */
export interface PushState {
    /** Whether this browser gets push notifications for the caller. */
    isOn: boolean;
}
/** What `pushSubscriptions.create` takes. */
export interface PushSubscriptionCreateParams extends PushSubscriptionWrite {
    /** The caller. */
    id: string;
}
export type PushSubscriptionCreateResult = PushState;
/** What `pushSubscriptions.delete` takes. */
export interface PushSubscriptionDeleteParams {
    /** The caller. */
    id: string;
    /** The endpoint of the browser’s subscription. Without it, all of the caller’s browsers. */
    endpoint?: string | undefined;
}
/** What `pushSubscriptions.renew` takes. */
export interface PushSubscriptionRenewParams extends PushSubscriptionWrite {
    /** The caller. */
    id: string;
}
export type PushSubscriptionRenewResult = PushState;
/** A browser’s subscription to its push service, in the JSON form that browsers provide. */
export interface PushSubscriptionWrite {
    /**
     * Format: uri
     * URL of the browser’s push service that accepts notifications for it.
     */
    endpoint: string;
    /** Keys that notifications are encrypted with, so that the push service cannot read them. */
    keys: PushSubscriptionWriteKeys;
}
/** Keys that notifications are encrypted with, so that the push service cannot read them. */
export interface PushSubscriptionWriteKeys {
    /** Public key of the browser, base64url. */
    p256dh: string;
    /** Secret shared with the browser, base64url. */
    auth: string;
}
/** What remains unread in a conversation. */
export interface ReadState {
    /** The other account. */
    accountId: string;
    /** Messages to the caller’s account that remain unread. */
    unreadCount: number;
}
/** What a receipt has besides the order. */
export interface Receipt {
    /** The order that it is for. */
    orderId: string;
    /** The number that customers quote. */
    number: string;
    /** The seller, as the store is set up. What is not set is null. */
    seller: Seller;
    /** The receipt as a file. */
    pdf: ReceiptPdf;
}
/** The receipt as a file. */
export interface ReceiptPdf {
    /** Path on the store’s origin, for an hour. It needs no session; after that it leads to the receipt’s page. */
    url: string;
    /** Name under which a browser saves it. */
    fileName: string;
}
/** What `recommendations.claim` takes. */
export interface RecommendationClaimParams extends BundleClaim {
    /**
     * The token of the shared bundle.
     * @example the-token-of-the-link
     */
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
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
}
/** What `recommendations.listReceived` takes. */
export interface RecommendationListReceivedParams {
    /** The caller. */
    userId: string;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
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
     * How far back from now: 7, 30, 91 or 365 days.
     */
    period: "week" | "month" | "quarter" | "year";
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Rows per page: 25 by default, at most 100, because each is one line of a table.
     * @default 25
     */
    perPage?: number | undefined;
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
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
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
/** What to refund of a paid order. */
export interface RefundInput {
    /** Units to refund, with their tax; empty to refund only shipping. */
    lines: RefundInputLine[];
    /** Whether to refund shipping too. */
    shipping: boolean;
    /** The amount shown to the staff member, US dollars. If the store calculates a different one, the call fails with 409 `order_changed`. */
    amount: number;
    /** Why, in words for the buyer. */
    reason?: string;
    /**
     * Format: date-time
     * The order’s `changedAt`, as it was read.
     */
    changedAt: string;
}
export interface RefundInputLine {
    /** Number of the line in the order. */
    line: number;
    /** Units, at most as many as remain. */
    quantity: number;
    /** Whether to restock them. */
    restock: boolean;
}
/** A newly registered person, signed in. */
export interface Registration {
    /** The session token, sent as `Authorization: Bearer`. */
    jwt: string;
    /**
     * Format: date-time
     * When `jwt` expires, UTC. The session continues with the next one.
     */
    expiresAt: string;
    /** A person, with facts about their account. Visible to that person and colleagues of the account. */
    user: User;
    /** Absent when there was no guest cart. */
    cartMerge?: CartMerge;
    /** Absent when the store has no such offer at present. */
    welcomeOffer?: WelcomeOffer;
}
/** An archive to download. */
export interface ResourceArchive {
    /** Path with a signature that is good for an hour. */
    url: string;
    /** The name of the archive. */
    fileName: string;
    /** Number of files in it. */
    fileCount: number;
    /** Its length in bytes. */
    size: number;
}
/** What `resources.archive` takes. */
export type ResourceArchiveParams = ResourceArchiveRequest;
/** The resources of an archive. */
export interface ResourceArchiveRequest {
    /** Slugs of the resources. */
    slugs: string[];
}
export type ResourceArchiveResult = ResourceArchive;
/** Resources that people of each channel can read. */
export interface ResourceCounts {
    /** Without signing in. */
    web: number;
    /** As a retail client. */
    retail: number;
    /** As a professional. */
    b2b: number;
    /** As a school. */
    school: number;
}
export type ResourceGetCountsResult = ResourceCounts;
/** A retail client as their professional sees them. */
export interface RetailClient {
    /** The client’s account. */
    clientId: string;
    /** The client’s user id. */
    userId: string;
    /** First name, as the client typed it. */
    firstName: string;
    /** Last name, as the client typed it. */
    lastName: string;
    /** The client’s current address. */
    email: string;
    /** The client’s current number; null if there is none. */
    phone: string | null;
    /**
     * Format: date-time
     * When the client accepted the invitation, UTC.
     */
    linkedAt: string;
    /** Paid orders of the client that were neither canceled nor refunded. */
    orderCount: number;
    /** Total of those orders, including shipping and tax, US dollars. */
    totalSpent: number;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /**
     * Format: date-time
     * When the newest of them was placed, UTC; null without any.
     */
    lastOrderAt: string | null;
}
/** What a new person adds to accept an invitation. */
export interface RetailClientAccept {
    /** Required for a person without an account, ignored otherwise. */
    password?: string;
}
/** A person to invite as a client. */
export interface RetailClientCreate {
    /** Used in the email and for a new account. */
    firstName: string;
    /** Used for a new account. */
    lastName: string;
    /**
     * Format: email
     * Receives the invitation. Someone who already has an account has to confirm the link.
     */
    email: string;
    /** Used for a new account. */
    phone?: string | null;
}
/** Confirmation that an invitation was sent. The same whether or not the person has an account or is linked already. */
export interface RetailClientInvitation {
    /** Where it went. */
    email: string;
    /**
     * Always this value.
     */
    status: "invited";
    /**
     * Format: date-time
     * When the invitation expires, UTC: after 14 days.
     */
    expiresAt: string;
}
/** Clients matching the search. */
export interface RetailClientMatches {
    /** Best match first. */
    items: RetailClient[];
}
/** A client’s order as the professional sees it: without addresses and payment. */
export interface RetailClientOrder {
    /** Unique identifier. It does not open the order for the professional. */
    orderId: string;
    /** The number that the client quotes. */
    number: string;
    /** The account of the client. */
    clientId: string;
    /** Current full name. */
    clientName: string;
    /**
     * Format: date-time
     * When it was placed, UTC.
     */
    placedAt: string;
    /** Progress of an order. `placed` awaits payment; without one it becomes `canceled` after 30 minutes. */
    state: OrderState;
    /** Amount due when it was placed, US dollars. */
    total: number;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /** Line items, in order. */
    items: RetailClientOrderItem[];
}
export interface RetailClientOrderItem {
    /** SKU of the product, which may no longer be sold. */
    sku: string;
    /** Short name when it was ordered. */
    shortName: string;
    /** Units ordered. */
    quantity: number;
    /** Whether it was added as a recommendation, from any professional. */
    isRecommended: boolean;
}
/** A page of orders by the caller’s clients. */
export interface RetailClientOrderPage {
    /** Newest first. */
    items: RetailClientOrder[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
    /** Years with orders, newest first, by UTC. */
    years: number[];
}
/** A page of the caller’s clients. */
export interface RetailClientPage {
    /** In the requested order. */
    items: RetailClient[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
}
/** A store as the locator shows it. */
export interface RetailLocation {
    /** Id of the location. */
    id: string;
    /** Name of the place. */
    name: string;
    /** Name of the business. */
    accountName: string;
    /** Label of its store page; null if it has none. */
    storeLabel: string | null;
    /** Street address. */
    line1: string;
    /** Apartment, suite or floor; null when there is none. */
    line2: string | null;
    /** City or town, as it was typed. */
    city: string;
    /** State or province: its code where the country has codes, such as `CO`; null when there is none. */
    region: string | null;
    /** In the form of the country; null when there is none. */
    postalCode: string | null;
    /** ISO 3166-1 alpha-2; the United Kingdom is `GB`. */
    countryCode: string;
    /** For customers; null when there is none. */
    phone: string | null;
    /** IANA time zone of the opening hours. */
    timezone: string;
    /** By weekday, then by time; empty when not known. */
    hours: OpeningHours[];
    /** Degrees north. */
    latitude: number;
    /** Degrees east. */
    longitude: number;
    /** Straight-line distance in kilometers from the requested place, to one decimal; null without one. */
    distanceKm: number | null;
}
/** A page of the store locator, the same for everyone. */
export interface RetailLocationPage {
    /** Nearest first, or by name when no place was given. */
    items: RetailLocation[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
}
/** A published review by someone who bought the product. */
export interface Review {
    /** Identifies the review. */
    reviewId: string;
    /** Stars, 5 is best. */
    rating: Stars;
    /** One line. May be empty. */
    title: string;
    /** Plain text. */
    text: string;
    /**
     * First name and the initial of the last name.
     * @example Ana R.
     */
    authorName: string;
    /** Whether it was bought with a professional account, for use with clients. */
    isProfessional: boolean;
    /** The writer’s skin type, or null. */
    skinType: SkinType | null;
    /** Slug of what the writer uses it for, or null. */
    concern: string | null;
    /**
     * Format: date-time
     * When it was published.
     */
    publishedAt: string;
    /** Regen’s reply, or null. */
    answer: ReviewAnswer | null;
}
/** Regen’s reply, for everyone to read. */
export interface ReviewAnswer {
    /** Plain text. */
    text: string;
    /**
     * Format: date-time
     * When it was written or last changed.
     */
    answeredAt: string;
}
/** What `reviews.answer` takes. */
export interface ReviewAnswerParams extends ReviewAnswerWrite {
    /** The review. */
    reviewId: string;
}
export type ReviewAnswerResult = ReviewForStaff;
/** Regen’s reply to a review. */
export interface ReviewAnswerWrite {
    /** Plain text; null removes the reply. */
    text: string | null;
}
/** A value of a filter. */
export interface ReviewChoice {
    /** Value of the filter. */
    value: string;
    /** Display name. */
    label: string;
    /** Published reviews of the product with it. */
    count: number;
}
/** A review of a line of an order. */
export interface ReviewCreate {
    /** Line of the order. */
    line: number;
    /** Stars, 5 is best. */
    rating: Stars;
    /** One line; left out for none. */
    title?: string;
    /** Plain text. */
    text: string;
    /** Skin type facet of the catalog. */
    skinType?: SkinType;
    /** Slug of one of the concerns. */
    concern?: string;
    /** From the link in the email, or the access token of the order; for a call without a session. */
    accessToken?: string;
}
/** What `reviews.create` takes. */
export interface ReviewCreateParams extends ReviewCreate {
    /** The order. */
    orderId: string;
}
export type ReviewCreateResult = OwnReview;
/** What staff decided about a review. */
export interface ReviewDecision {
    /**
     * `published` also dismisses its reports; `rejected` also withdraws a published one.
     */
    state: "published" | "rejected";
    /** For its writer; required with `rejected`. */
    reason?: string;
    /**
     * Format: date-time
     * Of the review as it was read; another one fails with 409 `review_changed`.
     */
    submittedAt: string;
}
/** What `reviews.delete` takes. */
export interface ReviewDeleteParams {
    /** The review. */
    reviewId: string;
    /** From the link in the email, or the access token of the order; for a call without a session. */
    accessToken?: string | undefined;
}
/** Whether an address gets review requests. */
export interface ReviewEmailState {
    /** Whether the address gets an email some days after an order was delivered. */
    reviewEmail: boolean;
}
/** A review in any state, with its reports. */
export interface ReviewForStaff {
    /** Identifies the review. */
    reviewId: string;
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /** Name of the product. */
    productName: string;
    /** Printed number of the order. */
    orderNumber: string;
    /** Stars, 5 is best. */
    rating: Stars;
    /** One line. May be empty. */
    title: string;
    /** Plain text. */
    text: string;
    /** First name and the initial of the last name. */
    authorName: string;
    /** Whether it was bought with a professional account. */
    isProfessional: boolean;
    /** The writer’s skin type, or null. */
    skinType: SkinType | null;
    /** Slug of a concern, or null. */
    concern: string | null;
    /** `pending` until staff have read it, `published` once everyone may, `rejected` with a reason that its writer sees. */
    state: ReviewState;
    /** Why it was rejected; null unless it was. */
    reason: string | null;
    /**
     * Format: date-time
     * When it was written or last changed.
     */
    submittedAt: string;
    /** Regen’s reply, or null. */
    answer: ReviewAnswer | null;
    /** What was reported since staff last decided about it, newest first, at most 20. */
    reports: ReviewForStaffReport[];
}
export interface ReviewForStaffReport {
    /** Why a review is reported: it is offensive, shares private information, advertises, is off topic, or is untrue. */
    reason: ReviewReason;
    /** In the reporter’s words. */
    note: string | null;
    /**
     * Format: date-time
     * When it was reported.
     */
    reportedAt: string;
}
/** What `reviews.getOrder` takes. */
export interface ReviewGetOrderParams {
    /** The order. */
    orderId: string;
    /** From the link in the email, or the access token of the order; for a call without a session. */
    accessToken?: string | undefined;
}
export type ReviewGetOrderResult = OrderReviews;
/** What `reviews.list` takes. */
export interface ReviewListParams {
    /** The product. */
    sku: Sku;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
    /** Reviews with any of these numbers of stars. */
    rating?: Stars[] | undefined;
    /** Reviews by people with any of these skin types. */
    skinType?: string[] | undefined;
    /** Slugs of concerns; reviews that name any of them. */
    concern?: string[] | undefined;
    /** Order of the list; `newest` by default. */
    sort?: ReviewSort | undefined;
}
export type ReviewListResult = ReviewPage;
/** What `reviews.moderate` takes. */
export interface ReviewModerateParams extends ReviewDecision {
    /** The review. */
    reviewId: string;
}
export type ReviewModerateResult = ReviewForStaff;
/** A skin type or concern that a review may name. */
export interface ReviewOption {
    /** Value of the field. */
    value: string;
    /** Display name. */
    label: string;
}
/** A page of the reviews of a product, and the distribution of their stars. */
export interface ReviewPage {
    /** Reviews on this page. */
    items: Review[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Reviews that pass the filters, on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
    /** `newest` by date, `highest` and `lowest` by stars, the newest first among equals. */
    sort: ReviewSort;
    /** Over all published reviews, whatever the filters; null while there are none. */
    rating: ProductRating | null;
    /** Published reviews by stars, five entries, five stars first, whatever the filters. */
    stars: ReviewPageStar[];
    /** Skin types that reviews of the product name. */
    skinTypes: ReviewChoice[];
    /** Concerns that reviews of the product name. */
    concerns: ReviewChoice[];
}
export interface ReviewPageStar {
    /** Stars, 5 is best. */
    rating: Stars;
    /** Published reviews with this number of stars. */
    count: number;
}
/** A page of reviews for staff. */
export interface ReviewQueue {
    /** Reviews on this page. */
    items: ReviewForStaff[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Reviews in this part of the queue. */
    totalCount: number;
    /** Page size. */
    perPage: number;
    /** What is waiting for a decision. */
    waiting: ReviewQueueWaiting;
}
/** What `reviews.queue` takes. */
export interface ReviewQueueParams {
    /**
     * Which reviews; `pending` by default.
     */
    part?: ("pending" | "reported" | "published" | "rejected") | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 10 by default, at most 50.
     * @default 10
     */
    perPage?: number | undefined;
}
export type ReviewQueueResult = ReviewQueue;
/** What is waiting for a decision. */
export interface ReviewQueueWaiting {
    /** Reviews that staff have not read yet. */
    pending: number;
    /** Published reviews that were reported. */
    reported: number;
}
/**
 * Why a review is reported: it is offensive, shares private information, advertises, is off topic, or is untrue.
 */
export type ReviewReason = "offensive" | "private" | "advertising" | "off_topic" | "untrue";
/** Why a review should be looked at. */
export interface ReviewReportCreate {
    /** Why a review is reported: it is offensive, shares private information, advertises, is off topic, or is untrue. */
    reason: ReviewReason;
    /** In the reporter’s words; only staff read it. */
    note?: string;
}
/** What `reviews.report` takes. */
export interface ReviewReportParams extends ReviewReportCreate {
    /** The review. */
    reviewId: string;
}
export type ReviewReportResult = ReviewReported;
/** A review that was reported. The same if the caller had reported it before. */
export interface ReviewReported {
    /** The review. */
    reviewId: string;
    /**
     * Always true.
     */
    isReported: true;
}
/**
 * `newest` by date, `highest` and `lowest` by stars, the newest first among equals.
 */
export type ReviewSort = "newest" | "highest" | "lowest";
/**
 * `pending` until staff have read it, `published` once everyone may, `rejected` with a reason that its writer sees.
 */
export type ReviewState = "pending" | "published" | "rejected";
/** What the writer of a review says. */
export interface ReviewText {
    /** Stars, 5 is best. */
    rating: Stars;
    /** One line; left out for none. */
    title?: string;
    /** Plain text. */
    text: string;
    /** Skin type facet of the catalog. */
    skinType?: SkinType;
    /** Slug of one of the concerns. */
    concern?: string;
    /** From the link in the email, or the access token of the order; for a call without a session. */
    accessToken?: string;
}
/** What `reviews.unsubscribe` takes. */
export type ReviewUnsubscribeParams = UnsubscribeToken;
export type ReviewUnsubscribeResult = ReviewEmailState;
/** What `reviews.update` takes. */
export interface ReviewUpdateParams extends ReviewText {
    /** The review. */
    reviewId: string;
}
export type ReviewUpdateResult = OwnReview;
/** What `rewards.getForCourse` takes. */
export interface RewardGetForCourseParams {
    /** The caller. */
    id: string;
    /** Any course. */
    courseId: string;
}
export type RewardGetForCourseResult = CoursePoints;
/** What `rewards.get` takes. */
export interface RewardGetParams {
    /** The caller. */
    id: string;
    /** IANA time zone, percent-encoded: `America%2FDenver`. */
    timezone: string;
    /** The calendar year in `timezone`; the current one by default. */
    year?: number | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Entries per page: 25 by default, at most 100, because each is one line of a table.
     * @default 25
     */
    perPage?: number | undefined;
}
export type RewardGetResult = RewardsInfo;
/** When a person joined REGEN rewards. */
export interface RewardsAcceptance {
    /**
     * Format: date-time
     * When the person first joined, UTC.
     */
    acceptedAt: string;
}
/** One line of the ledger. */
export interface RewardsEntry {
    /** Unique identifier. */
    id: string;
    /**
     * Format: date-time
     * When it was made, UTC. It belongs to a year by the requested `timezone`.
     */
    createdAt: string;
    /**
     * `returned` returns points spent on something that was canceled or refunded; `adjusted` is any other correction.
     */
    kind: "earned" | "spent" | "returned" | "adjusted";
    /** Negative when points were deducted. */
    points: number;
    /** After this entry. */
    balance: number;
    /** The order it belongs to; null for other entries. */
    orderId: string | null;
    /** The course it belongs to; null for other entries. */
    courseId: string | null;
    /**
     * What it was for, for display.
     * @example Order R-104233
     */
    note: string;
}
/** A person’s points. Only that person sees them. */
export interface RewardsInfo {
    /** The requested year, or the current one in `timezone`. */
    year: number;
    /** The requested IANA time zone; years begin and end there. */
    timezone: string;
    /** Whether this person can earn and spend points. */
    canUse: boolean;
    /** Why not, as a sentence for display; null when they can. */
    reason: string | null;
    /**
     * Format: date-time
     * When the person joined, UTC; null before.
     */
    acceptedAt: string | null;
    /** Current points, whatever the year. Never below 0. */
    balance: number;
    /** Orders awaiting payment that hold points, newest first; the ten newest if there are more. */
    held: HeldPoints[];
    /** Points earned in that year. */
    earned: number;
    /** Points spent in that year, less those returned. */
    spent: number;
    /** Points earned per full dollar of purchase value. */
    earnPerDollar: number;
    /** Value of one point, US dollars. */
    pointValue: number;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /** How far the account is from the next level this year, by the requested `timezone`. */
    progress: RewardsProgress;
    /** Years with entries, newest first. */
    years: number[];
    /** The ledger of that year, newest first. */
    entries: RewardsInfoEntries;
}
/** The ledger of that year, newest first. */
export interface RewardsInfoEntries {
    /** Entries on this page. */
    items: RewardsEntry[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
}
/** How far the account is from the next level this year, by the requested `timezone`. */
export interface RewardsProgress {
    /**
     * Current level; null without one and for accounts that do not take part.
     * @example Silver
     */
    level: string | null;
    /** Null at the highest level and for accounts that do not take part. */
    nextLevel: string | null;
    /** Purchases of the account this year, after discounts and points and without shipping and tax, US dollars. */
    spent: number;
    /** Purchases the next level requires in a year, in total, US dollars; null if there is no next level. */
    needed: number | null;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
}
/** One day of a week. */
export interface SaleBucket {
    /**
     * Format: date
     * The day, in `timezone`.
     */
    date: string;
    /** Paid orders of that day, neither canceled nor refunded. */
    orders: number;
    /** Units sold, including free items. */
    quantity: number;
    /** Amount paid for products, after discounts and points and without shipping and tax, US dollars. */
    revenue: number;
}
/**
 * Sort order of search results. `relevance` is best match first, `newest` goes by launch date, prices are the caller’s. Ties follow the SKU.
 * @default relevance
 */
export type SearchSort = "relevance" | "newest" | "name" | "price_asc" | "price_desc";
/** A section of a topic. */
export interface SectionProgress {
    /** The ID of the content record. */
    sectionId: string;
    /** Identifies the section in URLs. */
    slug: string;
    /** Its lessons, in the editors’ order. */
    lessons: PassedLesson[];
}
/** The seller, as the store is set up. What is not set is null. */
export interface Seller {
    /** Legal name. */
    name: string;
    /** Null when it is not set. */
    address: SellerAddress | null;
    /** Email address for customers. */
    email: string | null;
    /** Phone number for customers, as it is printed. */
    phone: string | null;
    /**
     * Tax number with its name, as it is printed.
     * @example EIN 12-3456789
     */
    taxId: string | null;
}
/** Address of the seller. */
export interface SellerAddress {
    /** Street address. */
    line1: string;
    /** City or town. */
    city: string;
    /** State or province as it is written there, such as `UT`; null where there is none. */
    region: string | null;
    /** Null where the country has none. */
    postalCode: string | null;
    /** ISO 3166-1 alpha-2. */
    countryCode: string;
}
/** A session: the token, together with the fields of its user. */
export interface Session {
    /** The session token, sent as `Authorization: Bearer`. */
    jwt: string;
    /**
     * Format: date-time
     * When `jwt` expires, UTC. The session continues with the next one.
     */
    expiresAt: string;
    /**
     * Unique identifier; never changes.
     * @example usr_01hzx0k3v9
     */
    id: string;
    /**
     * The person’s account, shared with colleagues.
     * @example acc_01hzx0k3v9
     */
    accountId: string;
    /** First name, as the person typed it. */
    firstName: string;
    /** Last name, as the person typed it. */
    lastName: string;
    /**
     * Format: email
     * Used to sign in. Case-insensitive.
     */
    email: string;
    /** As typed; null if there is none. */
    phone: string | null;
    /**
     * Kind of account. Prices and access depend on `site`.
     */
    accountType: "professional" | "retail" | "school" | "admin";
    /** Name of the rewards level, null when the account takes no part. */
    rewardsTier: string | null;
    /** Whether text messages may be sent to `phone`. */
    smsOptIn: boolean;
    /** Sales channel: `b2b` professionals and businesses, `retail` retail clients, `school` schools. */
    site: Site;
    /**
     * ISO 3166-1 alpha-2 code of the person’s country; the United Kingdom is `GB`.
     * @example US
     */
    countryCode: string;
    /** True for people who registered themselves, false for those who were invited or added by staff. */
    selfSignUp: boolean;
    /**
     * Pricing agreement of the account; null if there is none. Only `Professional` can take part in rewards.
     * @example Professional
     */
    discountModel: string | null;
    /**
     * `Tier 1` to `Tier 4` set a professional’s prices; null for others.
     * @example Tier 2
     */
    tier: string | null;
    /** True for accounts excluded from rewards, whatever their model and tier. */
    exemptForReward: boolean;
    /** Whether the account has a store page. */
    hasRetailStore: boolean;
    /** Calls that need another permission are refused with 403. */
    permissions: Permission[];
    /** Absent when there was no guest cart. */
    cartMerge?: CartMerge;
}
/** Sign-in credentials. */
export interface SessionCreate {
    /**
     * Format: email
     * Case-insensitive.
     */
    email: string;
    /** Never logged. Too many wrong attempts are refused with 429. */
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
/** A bundle as anyone with its link sees it. */
export interface SharedBundle {
    /** Token of the link it was opened with. */
    bundleToken: string;
    /** As the professional typed it. */
    bundleName: string;
    /** The professional who recommends it. */
    professional: SharedBundleProfessional;
    /** Products available to the caller’s channel, at the caller’s prices. */
    items: BundleItem[];
    /** Number of products not available to the caller’s channel. */
    hiddenItemCount: number;
    /** Total of the items for this caller, US dollars. */
    total: number;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /** Plain text, as typed; null when there is a PDF or neither. */
    instructions: string | null;
    /** Null when the instructions are typed or there are none. */
    file: BundleFile | null;
    /** Whether the caller’s account has claimed it. */
    isClaimed: boolean;
    /**
     * Format: date-time
     * When it was last sent to the caller’s account, or else claimed, UTC; null otherwise.
     */
    receivedAt: string | null;
    /**
     * Format: date-time
     * When it last changed, UTC.
     */
    updatedAt: string;
}
/** A page of the bundles the caller has received. */
export interface SharedBundlePage {
    /** Newest first. */
    items: SharedBundle[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages; 0 when there are no entries. */
    totalPages: number;
    /** Number of entries on all pages. */
    totalCount: number;
    /** Page size, as requested or the default of the call. */
    perPage: number;
}
/** The professional who recommends it. */
export interface SharedBundleProfessional {
    /** The professional’s account, for messages. */
    accountId: string;
    /** Name of the business. */
    accountName: string;
    /** First name of the professional. */
    firstName: string;
    /** Label of the business’s store page; null if it has none. */
    storeLabel: string | null;
}
/** A country that orders are shipped to. */
export interface ShippingCountry {
    /** ISO 3166-1 alpha-2. */
    countryCode: string;
}
/** Where orders are shipped to. */
export interface ShippingCountryList {
    /** In the order of their codes. */
    items: ShippingCountry[];
}
export type ShippingCountryListResult = ShippingCountryList;
/** A shipping method for this cart and destination. */
export interface ShippingMethod {
    /**
     * Value for `shippingMethodId`.
     * @example ground
     */
    id: string;
    /** Display name. */
    name: string;
    /** One sentence, shown beside the name. */
    description: string;
    /** Company that delivers. */
    carrier: string;
    /** For this cart and destination, US dollars; 0 with free shipping. */
    price: number;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /** Delivery time after dispatch. */
    deliveryDays: ShippingMethodDeliveryDays;
    /** When an order placed now arrives. Weekends and carrier holidays do not count. */
    arrives: ShippingMethodArrives;
}
/** When an order placed now arrives. Weekends and carrier holidays do not count. */
export interface ShippingMethodArrives {
    /**
     * Format: date
     * First day on which it may arrive.
     */
    from: string;
    /**
     * Format: date
     * Last day on which it should arrive.
     */
    to: string;
}
/** Delivery time after dispatch. */
export interface ShippingMethodDeliveryDays {
    /** Minimum number of business days. */
    min: number;
    /** Maximum number of business days. */
    max: number;
}
/** Shipping methods for this cart and destination. */
export interface ShippingMethodList {
    /** Cheapest first; empty where we do not ship. */
    items: ShippingMethod[];
}
/** What `shippingMethods.listByAddress` takes. */
export interface ShippingMethodListByAddressParams extends Destination {
    /**
     * A cart, a user, or `guest` for the cart of this browser.
     * @example guest
     */
    id: string;
}
export type ShippingMethodListByAddressResult = ShippingMethodList;
/** What `shippingMethods.list` takes. */
export interface ShippingMethodListParams {
    /**
     * A cart, a user, or `guest` for the cart of this browser.
     * @example guest
     */
    id: string;
}
export type ShippingMethodListResult = ShippingMethodList;
/** What `shippingMethods.promise` takes. */
export interface ShippingMethodPromiseParams {
    /**
     * ISO 3166-1 alpha-2; `UK` is accepted as `GB`.
     * @default US
     */
    countryCode?: string | undefined;
    /** State or province, by code or name, where the country has them. */
    region?: string | undefined;
    /** Takes precedence over `region` if it belongs to a different one. */
    postalCode?: string | undefined;
}
export type ShippingMethodPromiseResult = ShippingPromise;
/** What the caller’s channel can expect of shipping to a country, whatever is in the cart. */
export interface ShippingPromise {
    /** ISO 3166-1 alpha-2, as requested. */
    countryCode: string;
    /** Amount after discounts from which a method ships free, US dollars; null where none does. */
    freeFrom: number | null;
    /** Regions of the country, such as `AK`, where this amount does not earn free shipping, while the parcel’s region is unknown. Missing if there are none. */
    exceptRegions?: string[];
    /** Null where we do not ship. */
    delivery: DeliveryEstimate | null;
}
/**
 * Sales channel: `b2b` professionals and businesses, `retail` retail clients, `school` schools.
 */
export type Site = "b2b" | "retail" | "school";
/**
 * Size facet of the catalog; `professional` sizes are for the treatment room.
 */
export type SizeClass = "travel" | "standard" | "professional";
/**
 * Skin type facet of the catalog.
 */
export type SkinType = "normal" | "dry" | "oily" | "combination" | "sensitive" | "mature" | "blemish-prone";
/**
 * A run of digits, or an id in upper case that starts with `GM` or `GRX`.
 * @example GM1042
 */
export type Sku = string;
/**
 * Kind of product. `professional` ones are not sold to visitors and retail clients; they get a `sample` only as a free item.
 */
export type SkuType = "retail" | "professional" | "kit" | "sample";
/** Something a staff member viewed or did in a person’s records. */
export interface StaffAuditEntry {
    /**
     * Format: date-time
     * When, UTC.
     */
    createdAt: string;
    /** Email address of the staff member. */
    staffEmail: string;
    /**
     * The operation.
     * @example adminUpdateAccount
     */
    action: string;
    /** The record. */
    subjectId: string;
}
/** An order with everything staff need to pack, ship, cancel and refund it. */
export interface StaffOrder {
    /** Identifies the order in other calls. People quote `number`. */
    id: string;
    /**
     * The number that customers quote.
     * @example R-104233
     */
    number: string;
    /** Progress of an order. `placed` awaits payment; without one it becomes `canceled` after 30 minutes. */
    state: OrderState;
    /** States that staff can move the order to now with `adminMoveOrder`. Refunding everything that was paid also makes it `refunded`. */
    nextStates: StaffOrderMoveState[];
    /** Channel in which the order was placed; `web` if the buyer was signed out. */
    site: OrderChannel;
    /**
     * Format: date-time
     * When it was placed, UTC.
     */
    placedAt: string;
    /**
     * Format: date-time
     * When it was paid, UTC; null before.
     */
    paidAt: string | null;
    /**
     * Format: date-time
     * When it last changed, UTC. Send it back with a change.
     */
    changedAt: string;
    /** Receives the emails about the order. */
    email: string;
    /** For the carrier; null if none was given. */
    phone: string | null;
    /** Null for a guest. */
    buyer: StaffOrderBuyer | null;
    /** Line items, the free item last. */
    lines: StaffOrderLine[];
    /** An address as it was when the order was placed. Later changes to the address book do not affect it. */
    shippingAddress: OrderAddress;
    /** An address as it was when the order was placed. Later changes to the address book do not affect it. */
    billingAddress: OrderAddress;
    /** The method as chosen. */
    shippingMethod: StaffOrderShippingMethod;
    /** Money of a cart or an order, US dollars. total = subtotal − discount − rewardsPointsDiscount + shipping + taxes − waived. */
    orderTotal: OrderTotal;
    /** Label for `orderTotal.taxes`. */
    taxLabel: string;
    /** The coupon that applied; null without one. */
    couponCode: string | null;
    /** The most recent attempt to pay. Nothing else about the card is stored. */
    payment: Payment;
    /** All attempts to pay, oldest first. */
    payments: StaffPaymentAttempt[];
    /** Refunds, oldest first. */
    refunds: StaffRefund[];
    /** Sum of the refunds, US dollars. */
    refunded: number;
    /** Money that can still be refunded, US dollars. */
    refundable: number;
    /** The part of `refundable` that is for shipping, US dollars. */
    refundableShipping: number;
    /** Oldest first. */
    timeline: StaffOrderEvent[];
    /** Null until it is known. */
    tracking: Tracking | null;
    /** Null unless the order is paid and on its way, and if its shipping method is no longer known. */
    expectedDelivery: ExpectedDelivery | null;
    /** Points earned on the order. */
    pointsEarned: number;
    /** Points spent on the order. */
    pointsSpent: number;
}
/** The account that ordered. */
export interface StaffOrderBuyer {
    /** The person. */
    userId: string;
    /** Their account. */
    accountId: string;
    /** Its name now. */
    accountName: string;
    /** First and last name now. */
    name: string;
    /** Email address they sign in with now. */
    email: string;
    /** Price tier now; null unless the account is professional. */
    tier: string | null;
}
/** An entry in the history of an order, and who made it. */
export interface StaffOrderEvent {
    /** Progress of an order. `placed` awaits payment; without one it becomes `canceled` after 30 minutes. */
    state: OrderState;
    /**
     * Format: date-time
     * When it happened, UTC.
     */
    at: string;
    /** Details for the buyer; null if there are none. */
    note: string | null;
    /** Name of the staff member; otherwise `Buyer`, `Payment` or `Store`. */
    by: string;
}
/** A line of an order, with what can still be refunded. */
export interface StaffOrderLine {
    /** Number of the line in the order. */
    line: number;
    /** SKU of the product, which may no longer be sold. */
    sku: string;
    /** Full name when it was ordered. */
    name: string;
    /** Contents of the pack, as printed on it. */
    size: string;
    /** Units ordered. */
    quantity: number;
    /** Buyer’s price per unit before discounts, US dollars; 0 for a free item. */
    unitPrice: number;
    /** Discount on the line, US dollars. */
    discountAmount: number;
    /** The line after discounts, before points, shipping and tax, US dollars. */
    amount: number;
    /** Tax on the line, US dollars. */
    tax: number;
    /** True for the free item of the order. */
    isFreeItem: boolean;
    /** Current picture of the pack; null if the product has none or no longer exists. */
    image: Image | null;
    /** Units refunded so far. */
    refundedQuantity: number;
    /** What refunding 1, 2, … of the remaining units pays back, with tax and without the share paid with points, US dollars. Empty when nothing remains or nothing was paid. */
    refundable: number[];
}
/**
 * A state that staff can move an order to.
 */
export type StaffOrderMoveState = "packed" | "shipped" | "delivered" | "canceled";
/** A page of orders for staff. */
export interface StaffOrderPage {
    /** Orders on this page. */
    items: StaffOrderSummary[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages that can be read; 0 when there are no entries. */
    totalPages: number;
    /** Orders that match, counted up to 10,000. */
    totalCount: number;
    /** Whether more orders match than `totalCount` says. Search or choose a period to narrow the list. */
    isTotalCapped: boolean;
    /** Page size. */
    perPage: number;
    /** All paid orders waiting to be packed. */
    toPackCount: number;
    /** All packed orders waiting for the carrier. */
    toShipCount: number;
}
/** The method as chosen. */
export interface StaffOrderShippingMethod {
    /** Id of the method, which may no longer be offered. */
    id: string;
    /** Its name at that time. */
    name: string;
}
/** An order in the staff list. */
export interface StaffOrderSummary {
    /** Identifies the order in other calls. People quote `number`. */
    id: string;
    /**
     * The number that customers quote.
     * @example R-104233
     */
    number: string;
    /** Progress of an order. `placed` awaits payment; without one it becomes `canceled` after 30 minutes. */
    state: OrderState;
    /** `pending` is in progress, `requires_action` waits for the buyer’s bank, `failed` can be retried while the order is `placed`. */
    paymentStatus: PaymentStatus;
    /** Channel in which the order was placed; `web` if the buyer was signed out. */
    site: OrderChannel;
    /** First and last name of the recipient. */
    buyerName: string;
    /** Receives the emails about the order. */
    email: string;
    /** ISO 3166-1 alpha-2, of the shipping address. */
    countryCode: string;
    /** Name of the shipping method at that time. */
    shippingMethodName: string;
    /** Units, including the free item. */
    itemCount: number;
    /** Amount due when it was placed, US dollars. */
    total: number;
    /** The part of `total` that has been refunded or is about to be, US dollars. */
    refunded: number;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /**
     * Format: date-time
     * When it was placed, UTC.
     */
    placedAt: string;
    /**
     * Format: date-time
     * When it last changed, UTC. Send it back with a change.
     */
    changedAt: string;
}
/** An attempt to pay. */
export interface StaffPaymentAttempt {
    /** Identifies it at the payment provider. */
    paymentId: string;
    /** `pending` is in progress, `requires_action` waits for the buyer’s bank, `failed` can be retried while the order is `placed`. */
    status: PaymentStatus;
    /** Payment provider. */
    provider: string;
    /** How the buyer pays. */
    method: PaymentMethod;
    /** Card brand in lower case; null until the provider reports it. */
    brand: string | null;
    /** Last four digits of the card; null until the provider reports them. */
    last4: string | null;
    /** US dollars. */
    amount: number;
    /** Why it failed; null if it did not. */
    failureMessage: string | null;
    /**
     * Format: date-time
     * When it began, UTC.
     */
    at: string;
}
/** A person with their account, as staff see it. */
export interface StaffPerson {
    /** The person. */
    userId: string;
    /** First name. */
    firstName: string;
    /** Last name. */
    lastName: string;
    /** Email address the person signs in with. */
    email: string;
    /** Whether the person has opened a link that was sent only to `email`. */
    isEmailConfirmed: boolean;
    /** As typed; null if there is none. */
    phone: string | null;
    /** ISO 3166-1 alpha-2 code of the person’s country. */
    countryCode: string;
    /**
     * Format: date-time
     * When staff disabled the person, UTC; null for people who can sign in.
     */
    disabledAt: string | null;
    /** Why, in the staff member’s words; the person does not see it. */
    disabledReason: string | null;
    /** Whether the caller can’t disable this person, because they are the caller or staff with `admin:users`. */
    isProtected: boolean;
    /**
     * Format: date-time
     * When the person registered or was added, UTC.
     */
    createdAt: string;
    /**
     * Format: date-time
     * When the person last changed, UTC. Send it back when you disable or enable the person.
     */
    changedAt: string;
    /** The account of a person, as staff see it. */
    account: StaffPersonAccount;
    /** Other people in the account, oldest first. */
    colleagues: StaffPersonColleague[];
    /** Number of the person’s orders. */
    orderCount: number;
    /** The most recent orders, newest first. */
    orders: StaffPersonOrder[];
    /** Null if it is empty. */
    cart: StaffPersonCart | null;
    /** Number of bundles the person has created. */
    bundleCount: number;
    /** Where the person is signed in, newest first. */
    sessions: StaffPersonSession[];
    /** Points the person can spend. */
    pointsBalance: number;
    /** The most recent entries in the points history, newest first. */
    pointsEntries: StaffPointsEntry[];
    /** The most recent emails to the person’s current address, newest first. Old ones are removed some time after they are sent. */
    emails: StaffPersonEmail[];
    /** What staff viewed or did, newest first. */
    auditEntries: StaffAuditEntry[];
}
/** The account of a person, as staff see it. */
export interface StaffPersonAccount {
    /** The person’s account. */
    accountId: string;
    /** Name of the account. */
    accountName: string;
    /**
     * Kind of account; `admin` is the staff account.
     */
    accountType: "professional" | "retail" | "school" | "admin";
    /** Sales channel: `b2b` professionals and businesses, `retail` retail clients, `school` schools. */
    site: Site;
    /**
     * `Tier 1` to `Tier 4` set a professional’s prices; null for others.
     * @example Tier 2
     */
    tier: string | null;
    /** Whether the account is excluded from rewards, whatever its tier. */
    exemptForReward: boolean;
    /** Whether the account has a store page, once it has a label. */
    hasRetailStore: boolean;
    /** Label chosen for its store page, kept even while it has no page; null if none was chosen. */
    storeLabel: string | null;
    /** Address of the store page; null without one. */
    storeUrl: string | null;
    /** Number of people in the account, disabled ones included. */
    peopleCount: number;
    /**
     * Format: date-time
     * When the account was created, UTC.
     */
    createdAt: string;
    /**
     * Format: date-time
     * When the account last changed, UTC. Send it back with a change to the account.
     */
    changedAt: string;
}
/** What is in a person’s cart, for staff. */
export interface StaffPersonCart {
    /** Units in it. */
    itemCount: number;
    /** Different products in it. */
    productCount: number;
    /** The coupon that was entered; null without one. */
    couponCode: string | null;
    /**
     * Format: date-time
     * When it last changed, UTC.
     */
    changedAt: string;
}
/** Someone else in the same account. */
export interface StaffPersonColleague {
    /** The person. */
    userId: string;
    /** First and last name. */
    name: string;
    /** Email address the person signs in with. */
    email: string;
    /** Whether staff have disabled the person, so they can’t sign in. */
    isDisabled: boolean;
}
/** An email to a person, without its content. */
export interface StaffPersonEmail {
    /**
     * Kind of email.
     * @example order-confirmation
     */
    template: string;
    /** Recipient. */
    to: string;
    /**
     * `failed` emails are not retried automatically.
     */
    state: "waiting" | "sent" | "failed";
    /**
     * Format: date-time
     * When it was created, UTC.
     */
    createdAt: string;
    /**
     * Format: date-time
     * When the mail server accepted it, UTC; null before.
     */
    sentAt: string | null;
}
/** A person’s order, for staff. */
export interface StaffPersonOrder {
    /** Identifies the order in other calls. People quote `number`. */
    id: string;
    /**
     * The number that customers quote.
     * @example R-104233
     */
    number: string;
    /** Progress of an order. `placed` awaits payment; without one it becomes `canceled` after 30 minutes. */
    state: OrderState;
    /** Units, including the free item. */
    itemCount: number;
    /** Amount due when it was placed, US dollars. */
    total: number;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /**
     * Format: date-time
     * When it was placed, UTC.
     */
    placedAt: string;
}
/** A page of people for staff. */
export interface StaffPersonPage {
    /** People on this page. */
    items: StaffPersonSummary[];
    /** Page number, counted from 1. */
    currentPage: number;
    /** Number of pages that can be read; 0 when there are no entries. */
    totalPages: number;
    /** People who match, counted up to 10,000. */
    totalCount: number;
    /** Whether more people match than `totalCount` says. Search to narrow the list. */
    isTotalCapped: boolean;
    /** Page size. */
    perPage: number;
}
/** A session of a person, for staff. */
export interface StaffPersonSession {
    /** Browser and system as they identify themselves, such as `Chrome on Android`; null if unknown. */
    device: string | null;
    /** Network of the sign-in, shortened, such as `203.0.113.0/24`; null if it is unknown or not public. */
    network: string | null;
    /**
     * Format: date-time
     * When the person signed in there, UTC.
     */
    signedInAt: string;
    /**
     * Format: date-time
     * When the token was last renewed, UTC; that happens about every 48 minutes of use.
     */
    lastSeenAt: string;
}
/** A person in the staff list. */
export interface StaffPersonSummary {
    /** The person. */
    userId: string;
    /** First and last name. */
    name: string;
    /** Email address the person signs in with. */
    email: string;
    /** The person’s account. */
    accountId: string;
    /** Name of the account. */
    accountName: string;
    /**
     * Kind of account; `admin` is the staff account.
     */
    accountType: "professional" | "retail" | "school" | "admin";
    /** Sales channel: `b2b` professionals and businesses, `retail` retail clients, `school` schools. */
    site: Site;
    /**
     * `Tier 1` to `Tier 4` set a professional’s prices; null for others.
     * @example Tier 2
     */
    tier: string | null;
    /** Whether staff have disabled the person, so they can’t sign in. */
    isDisabled: boolean;
    /**
     * Format: date-time
     * When the person registered or was added, UTC.
     */
    createdAt: string;
}
/** An entry in a points history, for staff. */
export interface StaffPointsEntry {
    /** Unique identifier. */
    id: string;
    /**
     * Format: date-time
     * When it was made, UTC.
     */
    createdAt: string;
    /**
     * `returned` returns points spent on something that was canceled or refunded; `adjusted` is any other correction.
     */
    kind: "earned" | "spent" | "returned" | "adjusted";
    /** Negative when points were deducted. */
    points: number;
    /** The order it is for; null for other entries. */
    orderId: string | null;
    /** What it is for, as shown to the person. */
    note: string;
}
/** A full or partial refund of an order. */
export interface StaffRefund {
    /** Identifies it at the payment provider. */
    refundId: string;
    /** Money that goes back, US dollars. */
    amount: number;
    /** The part of `amount` that is for shipping, US dollars. */
    shipping: number;
    /** Points spent on the order that are returned. */
    pointsReturned: number;
    /** Points earned on the order that are deducted. */
    pointsTaken: number;
    /** Units refunded; empty if only shipping was. */
    lines: StaffRefundLine[];
    /** Whether the payment provider has accepted it. Until then, it is retried. */
    isSent: boolean;
    /** Why, as the buyer was told; null without one. */
    reason: string | null;
    /** Who made the refund; null for the store itself. */
    staffName: string | null;
    /**
     * Format: date-time
     * When it was made, UTC.
     */
    at: string;
}
export interface StaffRefundLine {
    /** Number of the line in the order. */
    line: number;
    /** Units. */
    quantity: number;
    /** Whether they were restocked. */
    restocked: boolean;
}
/** Stars, 5 is best. */
export type Stars = number;
/** Current availability. Units held for other buyers’ payments are not available. */
export interface Stock {
    /**
     * `low_stock` at or below the product’s own threshold.
     */
    state: "in_stock" | "low_stock" | "out_of_stock";
    /** Units left, shown only when there are few; null with `in_stock`, 0 with `out_of_stock`. */
    left?: number | null;
}
/** The requested alert. The same if there was one already. */
export interface StockAlert {
    /** As stored, in lower case. */
    email: string;
    /** Product being watched. */
    sku: string;
    /**
     * `confirmation_sent` starts when the link in the email is opened; `confirmed` has started.
     */
    state: "confirmation_sent" | "confirmed";
}
/** What `stockAlerts.confirm` takes. */
export interface StockAlertConfirmParams {
    /** From the link. */
    token: string;
}
export type StockAlertConfirmResult = StockAlertConfirmed;
/** An active alert. */
export interface StockAlertConfirmed {
    /** Receives one email when the product is back. */
    email: string;
    /** Product being watched. */
    sku: string;
    /**
     * Always this value; confirming again changes nothing.
     */
    state: "confirmed";
}
/** A request for an email when a product is back in stock. */
export interface StockAlertCreate {
    /**
     * Format: email
     * Receives an email to confirm. Case-insensitive.
     */
    email: string;
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
}
/** What `stockAlerts.create` takes. */
export type StockAlertCreateParams = StockAlertCreate;
export type StockAlertCreateResult = StockAlert;
/** What `stockAlerts.delete` takes. */
export interface StockAlertDeleteParams {
    /** The caller. */
    id: string;
    /** The product. */
    sku: Sku;
}
/** What `stockAlerts.get` takes. */
export interface StockAlertGetParams {
    /** The token or the signature of the link. */
    token: string;
    /**
     * Format: email
     * The email address in an unsubscribe link.
     */
    email?: string | undefined;
    /** The product in an unsubscribe link. */
    sku?: Sku | undefined;
}
export type StockAlertGetResult = StockAlertLink;
/** The alert behind a link. */
export interface StockAlertLink {
    /** Null when the link is invalid, too old or used up. */
    alert: LinkedStockAlert | null;
}
/** The alerts of a person that wait for a product. */
export interface StockAlertList {
    /** The newest first, at most 100. */
    items: OwnStockAlert[];
}
/** What `stockAlerts.list` takes. */
export interface StockAlertListParams {
    /** The caller. */
    id: string;
}
export type StockAlertListResult = StockAlertList;
/** What `stockAlerts.unsubscribe` takes. */
export interface StockAlertUnsubscribeParams {
    /**
     * Format: email
     * The email address of the alert, as in the link.
     */
    email: string;
    /** The product of the alert, as in the link. */
    sku: Sku;
    /**
     * From the link; proves that we issued the link.
     * @example the-signature-of-the-link
     */
    signature: string;
}
export type StockAlertUnsubscribeResult = Unsubscribed;
/** A retail store of a professional. */
export interface Store {
    /** The current label, even when reached by a former one. */
    storeLabel: string;
    /** The account of the store. */
    accountId: string;
    /** Name of the business. */
    accountName: string;
    /**
     * Always true; other accounts have no store page.
     */
    hasRetailStore: true;
    /** Null if the store has none. */
    picture: StorePicture | null;
    /** What the business says about itself, plain text; null if it has not written anything. */
    intro: string | null;
    /** Who works there, in the order of the business. */
    team: TeamMember[];
    /** Listed places with a position, by name. */
    locations: RetailLocation[];
    /** Bundles that the business shows to everybody, in its order; those with products for visitors. */
    bundles: StoreBundle[];
}
/** A bundle on a store page. Its link is open to everybody. */
export interface StoreBundle {
    /** Opens the bundle. */
    bundleToken: string;
    /** As the professional typed it. */
    bundleName: string;
    /** Units of the products that visitors can buy. */
    itemCount: number;
    /** The first four of these products. */
    products: StoreBundleProduct[];
}
export interface StoreBundleProduct {
    /** A run of digits, or an id in upper case that starts with `GM` or `GRX`. */
    sku: Sku;
    /** Name for cards. */
    shortName: string;
    /** Picture of the pack; null while the product has no picture. */
    image: Image | null;
}
/** What `stores.get` takes. */
export interface StoreGetParams {
    /** The current label or a former one, in upper or lower case. */
    storeLabel: string;
}
export type StoreGetResult = Store;
/** What `stores.getWeeklySales` takes. */
export interface StoreGetWeeklySalesParams {
    /** The caller. */
    id: string;
    /**
     * An ISO week; the current one by default.
     * @example 2026-W47
     */
    week?: string | undefined;
}
export type StoreGetWeeklySalesResult = WeeklySale;
/** The label of an account, as its own users see it. */
export interface StoreLabel {
    /** The account. */
    accountId: string;
    /** The current label; null before the first one. */
    storeLabel: string | null;
    /** Newest first. They redirect to the current one and stay reserved. */
    formerLabels: string[];
    /** Whether the account has a store page. Read-only. */
    hasRetailStore: boolean;
    /** URL of the store page; null without a label or a store. */
    url: string | null;
    /** Null if the store has none. */
    picture: StorePicture | null;
}
/** First label of an account. */
export interface StoreLabelCreate {
    /**
     * a–z, 0–9 and single hyphens inside.
     * @example lumen-skin
     */
    storeLabel: string;
}
/** What `storeLabels.create` takes. */
export interface StoreLabelCreateParams extends StoreLabelCreate {
    /** The caller’s own account. */
    id: string;
}
export type StoreLabelCreateResult = StoreLabel;
/** What `storeLabels.get` takes. */
export interface StoreLabelGetParams {
    /** The caller’s own account. */
    id: string;
}
export type StoreLabelGetResult = StoreLabel;
/** A new label to replace the current one. */
export interface StoreLabelUpdate {
    /** The current label. */
    storeLabel: string;
    /**
     * a–z, 0–9 and single hyphens inside.
     * @example lumen-skin
     */
    newStoreLabel: string;
}
/** What `storeLabels.update` takes. */
export interface StoreLabelUpdateParams extends StoreLabelUpdate {
    /** The caller’s own account. */
    id: string;
}
export type StoreLabelUpdateResult = StoreLabel;
/** What `stores.listTopProducts` takes. */
export interface StoreListTopProductsParams {
    /** The caller. */
    id: string;
    /**
     * Number of days, counted back from now.
     * @default 30
     */
    days?: number | undefined;
    /**
     * Maximum number of products.
     * @default 10
     */
    limit?: number | undefined;
}
export type StoreListTopProductsResult = TopProducts;
/** What `stores.locate` takes. */
export interface StoreLocateParams {
    /** Words in the name, city or region. */
    search?: string | undefined;
    /** A ZIP code, or a Canadian postal code or its first three characters. */
    postalCode?: string | undefined;
    /** Degrees north; together with `longitude`. */
    latitude?: number | undefined;
    /** Degrees east; together with `latitude`. */
    longitude?: number | undefined;
    /**
     * IANA time zone of the caller. Has no effect with a postal code or position.
     * @example America/Denver
     */
    timezone?: string | undefined;
    /**
     * Whether to find only stores that are open at this moment.
     * @default false
     */
    openNow?: boolean | undefined;
    /** Only within this distance, in kilometers. Has no effect without a postal code or position. */
    radiusKm?: number | undefined;
    /**
     * Counted from 1. A page after the last one is empty.
     * @default 1
     */
    page?: number | undefined;
    /**
     * Stores per page: 12 by default, which fills grids of 2, 3 or 4 columns, at most 50.
     * @default 12
     */
    perPage?: number | undefined;
}
export type StoreLocateResult = RetailLocationPage;
/** An account found by its label. */
export interface StoreMatch {
    /** The current label. */
    storeLabel: string;
    /** The account of the store. */
    accountId: string;
    /** Name of the business. */
    accountName: string;
    /** Whether it has a store page. */
    hasRetailStore: boolean;
    /** Null if the store has none. */
    picture: StorePicture | null;
}
/** Accounts whose label starts with the search text. */
export interface StoreMatches {
    /** Exact match first, then by label. */
    items: StoreMatch[];
}
/** A picture in the sizes of the store, see `Image`. */
export interface StorePicture {
    /** Name of the account. */
    alt: string;
    /** Replace `{size}` and `{format}`. */
    template: string;
    /** Values of `{size}`, the same as in `Image`. */
    sizes: ("icon" | "thumbnail" | "retail" | "standard")[];
    /** Values of `{format}`, smallest files first. */
    formats: ("avif" | "webp" | "png")[];
}
/** What `storePictures.createUpload` takes. */
export interface StorePictureCreateUploadParams extends UploadCreate {
    /** The caller’s own account. */
    id: string;
}
export type StorePictureCreateUploadResult = Upload;
/** What `storePictures.delete` takes. */
export interface StorePictureDeleteParams {
    /** The caller’s own account. */
    id: string;
}
/** What `storePictures.get` takes. */
export interface StorePictureGetParams {
    /** The caller’s own account. */
    id: string;
}
export type StorePictureGetResult = StorePictureState;
/** The picture of a store and the status of its latest upload. */
export interface StorePictureState {
    /** The account of the store. */
    accountId: string;
    /**
     * `waiting` for the file, `refused` when it was not a picture.
     */
    state: "none" | "waiting" | "ready" | "refused";
    /** Why it was refused, as a sentence for display; otherwise null. */
    reason: string | null;
    /** The picture currently shown, also during or after a failed upload; null if there is none. */
    picture: StorePicture | null;
}
/** What a business says and shows on its store page, as its own users see it. */
export interface StoreProfile {
    /** The account. */
    accountId: string;
    /** What the business says about itself, plain text; null before it has written anything. */
    intro: string | null;
    /** Who works there. */
    team: TeamMember[];
    /** The bundles that the page shows to everybody. */
    bundleIds: string[];
}
/** What `storeProfiles.get` takes. */
export interface StoreProfileGetParams {
    /** The caller’s own account. */
    id: string;
}
export type StoreProfileGetResult = StoreProfile;
/** Replaces the whole profile. */
export interface StoreProfileUpdate {
    /** Plain text; empty lines separate paragraphs. Null or blank removes it. */
    intro: string | null;
    /** In the order in which they are shown. */
    team: TeamMember[];
    /** Bundles of the account, in the order in which they are shown. Anyone can open them. */
    bundleIds: string[];
}
/** What `storeProfiles.update` takes. */
export interface StoreProfileUpdateParams extends StoreProfileUpdate {
    /** The caller’s own account. */
    id: string;
}
export type StoreProfileUpdateResult = StoreProfile;
/** What `stores.search` takes. */
export interface StoreSearchParams {
    /**
     * A label or its beginning.
     * @example lumen
     */
    search: string;
}
export type StoreSearchResult = StoreMatches;
/** A person who works at a store. */
export interface TeamMember {
    /**
     * As clients know them.
     * @example Dana Whitfield
     */
    name: string;
    /**
     * What they do.
     * @example Owner, licensed esthetician
     */
    role: string;
}
/** The terms to accept. */
export interface TermsAccept {
    /** The version shown. Any other than the current one is refused with 409 `terms_outdated`. */
    version: string;
}
/** Which terms are current, and which this person accepted. */
export interface TermsState {
    /** The current version of the terms. */
    version: string;
    /** Newest version this person has accepted; null if none. */
    acceptedVersion: string | null;
    /**
     * Format: date-time
     * When that was accepted, UTC; null if none.
     */
    acceptedAt: string | null;
    /** Whether to ask this person to accept the current version. False while the store has no page `terms` that they can read. */
    isAcceptanceDue: boolean;
}
/** A card for the embedded test provider. Only the documented test numbers work. */
export interface TestCard {
    /** Digits, with or without spaces. Never a real card. */
    number: string;
    /** 1 is January. */
    expMonth: number;
    /** With four digits. */
    expYear: number;
    /** Any three digits, four for American Express. */
    cvc: string;
    /** Name on the card; not checked. */
    name?: string;
}
/** Outcome of a bank challenge. */
export interface TestChallenge {
    /** From `payment.nextAction`. */
    challengeId: string;
    /**
     * The first answer counts. A different one later is refused with 409 `challenge_answered`.
     */
    status: "approved" | "refused";
}
/** The buyer’s answer on the bank’s page, which the test provider stands in for. */
export interface TestChallengeAnswer {
    /** False declines the payment. */
    approve: boolean;
}
/** A card stored by the test provider. */
export interface TestToken {
    /** Value for `payment.token`. */
    token: string;
    /** In lower case, such as `visa`. */
    brand: string;
    /** Last four digits. */
    last4: string;
}
/** A product bought by the caller’s clients. */
export interface TopProduct {
    /** SKU of the product, which may no longer be sold. */
    sku: string;
    /** Full name; the last known one if the product no longer exists. */
    name: string;
    /** Short name; the last known one if the product no longer exists. */
    shortName: string;
    /** Picture of the pack; null if the product has none or no longer exists. */
    image: Image | null;
    /** Units sold. */
    quantity: number;
    /** Number of orders with it. */
    orders: number;
    /** Revenue after discounts, before points, shipping and tax, US dollars. */
    revenue: number;
}
/** The products the caller’s clients bought most. */
export interface TopProducts {
    /** The requested number of days. */
    days: number;
    /**
     * Format: date-time
     * Start of the period, UTC.
     */
    from: string;
    /**
     * Format: date-time
     * End of the period, UTC; now.
     */
    to: string;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /** By units sold, most first. */
    items: TopProduct[];
}
/** A topic of the school. */
export interface TopicProgress {
    /** The ID of the content record. */
    topicId: string;
    /** Identifies the topic in URLs. */
    slug: string;
    /** Whether the person has its certificate. It stays valid when lessons are added. */
    isCertified: boolean;
    /** Its sections, in the editors’ order. */
    sections: SectionProgress[];
}
/** How to track the package. */
export interface Tracking {
    /** Company that delivers. */
    carrier: string;
    /** The carrier’s tracking number. */
    number: string;
    /** URL of the package on the carrier’s site; null for a carrier whose site is not known. */
    url: string | null;
}
/** How to track a package. */
export interface TrackingInput {
    /**
     * The company that delivers it.
     * @example UPS
     */
    carrier: string;
    /**
     * The carrier’s tracking number.
     * @example 1Z999AA10123456784
     */
    trackingNumber: string;
    /**
     * Format: date-time
     * The order’s `changedAt`, as it was read.
     */
    changedAt: string;
}
/** The signed token from an unsubscribe link. */
export interface UnsubscribeToken {
    /** From the link in the email. */
    token: string;
}
/** An alert that has ended. The same if there was none. */
export interface Unsubscribed {
    /** As stored, in lower case. */
    email: string;
    /** Product that was watched. */
    sku: string;
    /**
     * Always this value.
     */
    state: "unsubscribed";
}
/** A signed address for one file of one content type and size. */
export interface Upload {
    /** Unique identifier. */
    uploadId: string;
    /** Where the file goes, once, by PUT. */
    url: string;
    /**
     * HTTP method for the file.
     */
    method: "PUT";
    /** Must be sent with the file as they are. */
    headers: {
        [key: string]: string;
    };
    /**
     * Format: date-time
     * When the URL expires, UTC: after ten minutes.
     */
    expiresAt: string;
}
/** The picture to be uploaded. */
export interface UploadCreate {
    /**
     * Must match the content of the file.
     */
    contentType: "image/png" | "image/jpeg" | "image/webp";
    /** Exact size in bytes. */
    size: number;
}
/** A person, with facts about their account. Visible to that person and colleagues of the account. */
export interface User {
    /**
     * Unique identifier; never changes.
     * @example usr_01hzx0k3v9
     */
    id: string;
    /**
     * The person’s account, shared with colleagues.
     * @example acc_01hzx0k3v9
     */
    accountId: string;
    /** First name, as the person typed it. */
    firstName: string;
    /** Last name, as the person typed it. */
    lastName: string;
    /**
     * Format: email
     * Used to sign in. Case-insensitive.
     */
    email: string;
    /** As typed; null if there is none. */
    phone: string | null;
    /**
     * Kind of account. Prices and access depend on `site`.
     */
    accountType: "professional" | "retail" | "school" | "admin";
    /** Name of the rewards level, null when the account takes no part. */
    rewardsTier: string | null;
    /** Whether text messages may be sent to `phone`. */
    smsOptIn: boolean;
    /** Sales channel: `b2b` professionals and businesses, `retail` retail clients, `school` schools. */
    site: Site;
    /**
     * ISO 3166-1 alpha-2 code of the person’s country; the United Kingdom is `GB`.
     * @example US
     */
    countryCode: string;
    /** True for people who registered themselves, false for those who were invited or added by staff. */
    selfSignUp: boolean;
    /**
     * Pricing agreement of the account; null if there is none. Only `Professional` can take part in rewards.
     * @example Professional
     */
    discountModel: string | null;
    /**
     * `Tier 1` to `Tier 4` set a professional’s prices; null for others.
     * @example Tier 2
     */
    tier: string | null;
    /** True for accounts excluded from rewards, whatever their model and tier. */
    exemptForReward: boolean;
    /** Whether the account has a store page. */
    hasRetailStore: boolean;
    /** Calls that need another permission are refused with 403. */
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
/** A new person. The account belongs to the retail channel. */
export interface UserCreate {
    /** One line without a web address; spaces around it are removed. */
    firstName: string;
    /** One line without a web address; spaces around it are removed. */
    lastName: string;
    /**
     * Format: email
     * Used to sign in. One that already has an account is refused with 409 `email_taken`.
     */
    email: string;
    /** Common passwords, and those made of the person’s or the shop’s names, are refused with 422 `password_too_weak`. */
    password: string;
    /** 7 to 31 digits, spaces and `+ ( ) . -`. */
    phone?: string;
    /**
     * ISO 3166-1 alpha-2; the United Kingdom is `GB`.
     * @default US
     */
    countryCode?: string;
    /**
     * Whether text messages may be sent to `phone`.
     * @default false
     */
    smsOptIn?: boolean;
    /**
     * Must be true.
     */
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
/** Sales to the caller’s clients in a week. */
export interface WeeklySale {
    /**
     * ISO 8601 week number.
     * @example 2026-W47
     */
    week: string;
    /**
     * Format: date-time
     * Monday 00:00 in `timezone`, given in UTC.
     */
    from: string;
    /**
     * Format: date-time
     * The first moment of the next week, UTC.
     */
    to: string;
    /**
     * IANA time zone in which days begin and end: that of the caller’s first place of business, or `America/Denver` without one.
     * @example America/Denver
     */
    timezone: string;
    /**
     * Currency of the amounts in this object.
     */
    currency: "USD";
    /** Monday first. */
    buckets: SaleBucket[];
    /** Totals of the seven days. */
    total: WeeklySaleTotal;
    /** Of the week before, US dollars. */
    previousRevenue: number;
}
/** Totals of the seven days. */
export interface WeeklySaleTotal {
    /** Sum of `orders`. */
    orders: number;
    /** Sum of `quantity`. */
    quantity: number;
    /** Sum of `revenue`, US dollars. */
    revenue: number;
}
/** A coupon for the first order of a new account. */
export interface WelcomeOffer {
    /** In upper case, as it is entered in a cart. */
    code: string;
    /** What it gives, for display. */
    label: string;
}

/** What each operation gives when all is well. */
export interface OperationResults {
  accountDeletionCreate: AccountDeletionCreateResult;
  accountDeletionDelete: void;
  accountDeletionGet: AccountDeletionGetResult;
  accountGet: AccountGetResult;
  addressCreate: AddressCreateResult;
  addressDelete: void;
  addressList: AddressListResult;
  addressSetDefault: AddressSetDefaultResult;
  addressUpdate: AddressUpdateResult;
  adminCorrectPoints: AdminCorrectPointsResult;
  adminDecideApplication: AdminDecideApplicationResult;
  adminGetApplication: AdminGetApplicationResult;
  adminGetBundle: AdminGetBundleResult;
  adminGetContent: AdminGetContentResult;
  adminGetOrder: AdminGetOrderResult;
  adminGetPerson: AdminGetPersonResult;
  adminListApplications: AdminListApplicationsResult;
  adminListOrders: AdminListOrdersResult;
  adminListPeople: AdminListPeopleResult;
  adminMoveOrder: AdminMoveOrderResult;
  adminPreviewContent: AdminPreviewContentResult;
  adminRefundOrder: AdminRefundOrderResult;
  adminSetPersonAccess: AdminSetPersonAccessResult;
  adminSetTracking: AdminSetTrackingResult;
  adminUpdateAccount: AdminUpdateAccountResult;
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
  certificateIssue: CertificateIssueResult;
  clientAcceptInvitation: ClientAcceptInvitationResult;
  clientCreate: ClientCreateResult;
  clientGet: ClientGetResult;
  clientList: ClientListResult;
  clientListAllOrders: ClientListAllOrdersResult;
  clientListOrders: ClientListOrdersResult;
  clientSearch: ClientSearchResult;
  concernList: ConcernListResult;
  concernListForUser: ConcernListForUserResult;
  contentGet: ContentGetResult;
  contentList: ContentListResult;
  contentSearch: ContentSearchResult;
  courseCancelRegistration: CourseCancelRegistrationResult;
  courseConfirmPayment: CourseConfirmPaymentResult;
  courseGet: CourseGetResult;
  courseGetRegistration: CourseGetRegistrationResult;
  courseRegister: CourseRegisterResult;
  courseRegisterGuest: CourseRegisterGuestResult;
  dataExportCreate: DataExportCreateResult;
  dataExportDownload: DataExportDownloadResult;
  dataExportGet: DataExportGetResult;
  dealList: DealListResult;
  emailChangeConfirm: EmailChangeConfirmResult;
  emailChangeCreate: EmailChangeCreateResult;
  emailChangeDelete: void;
  emailChangeGet: EmailChangeGetResult;
  emailChangeGetLink: EmailChangeGetLinkResult;
  faqList: FaqListResult;
  favoriteAdd: FavoriteAddResult;
  favoriteList: FavoriteListResult;
  favoriteRemove: void;
  learningSignIn: LearningSignInResult;
  lessonAnswer: LessonAnswerResult;
  lessonGetProgress: LessonGetProgressResult;
  locationCreate: LocationCreateResult;
  locationDelete: void;
  locationList: LocationListResult;
  locationUpdate: LocationUpdateResult;
  messageBlock: MessageBlockResult;
  messageFileCreateUpload: MessageFileCreateUploadResult;
  messageFileGet: MessageFileGetResult;
  messageList: MessageListResult;
  messageListBlocked: MessageListBlockedResult;
  messageListContacts: MessageListContactsResult;
  messageListConversations: MessageListConversationsResult;
  messageRead: MessageReadResult;
  messageSearch: MessageSearchResult;
  messageSend: MessageSendResult;
  messageUnblock: MessageUnblockResult;
  notificationGet: NotificationGetResult;
  notificationUnsubscribe: NotificationUnsubscribeResult;
  notificationUpdate: NotificationUpdateResult;
  orderConfirmPayment: OrderConfirmPaymentResult;
  orderGet: OrderGetResult;
  orderGetReceipt: OrderGetReceiptResult;
  orderList: OrderListResult;
  orderListProducts: OrderListProductsResult;
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
  postalPlaceList: PostalPlaceListResult;
  productGet: ProductGetResult;
  productList: ProductListResult;
  productListByIds: ProductListByIdsResult;
  productListImages: ProductListImagesResult;
  productSearch: ProductSearchResult;
  professionalDelete: void;
  professionalList: ProfessionalListResult;
  promotionGet: PromotionGetResult;
  pushSubscriptionCreate: PushSubscriptionCreateResult;
  pushSubscriptionDelete: void;
  pushSubscriptionRenew: PushSubscriptionRenewResult;
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
  resourceArchive: ResourceArchiveResult;
  resourceGetCounts: ResourceGetCountsResult;
  reviewAnswer: ReviewAnswerResult;
  reviewCreate: ReviewCreateResult;
  reviewDelete: void;
  reviewGetOrder: ReviewGetOrderResult;
  reviewList: ReviewListResult;
  reviewModerate: ReviewModerateResult;
  reviewQueue: ReviewQueueResult;
  reviewReport: ReviewReportResult;
  reviewUnsubscribe: ReviewUnsubscribeResult;
  reviewUpdate: ReviewUpdateResult;
  rewardGet: RewardGetResult;
  rewardGetForCourse: RewardGetForCourseResult;
  sessionCreate: SessionCreateResult;
  sessionEnd: void;
  sessionList: SessionListResult;
  sessionRefresh: SessionRefreshResult;
  sessionRevoke: void;
  sessionRevokeOthers: void;
  shippingCountryList: ShippingCountryListResult;
  shippingMethodList: ShippingMethodListResult;
  shippingMethodListByAddress: ShippingMethodListByAddressResult;
  shippingMethodPromise: ShippingMethodPromiseResult;
  stockAlertConfirm: StockAlertConfirmResult;
  stockAlertCreate: StockAlertCreateResult;
  stockAlertDelete: void;
  stockAlertGet: StockAlertGetResult;
  stockAlertList: StockAlertListResult;
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
  storeProfileGet: StoreProfileGetResult;
  storeProfileUpdate: StoreProfileUpdateResult;
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
  accountDeletionCreate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  accountDeletionDelete: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  accountDeletionGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  accountGet: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  addressCreate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  addressDelete: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  addressList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  addressSetDefault: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  addressUpdate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminCorrectPoints: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminDecideApplication: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminGetApplication: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminGetBundle: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminGetContent: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminGetOrder: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminGetPerson: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminListApplications: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminListOrders: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminListPeople: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminMoveOrder: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminPreviewContent: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminRefundOrder: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminSetPersonAccess: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminSetTracking: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  adminUpdateAccount: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  applicationCreate: { 400: ErrorBody; 401: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  applicationGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  cartAddBundle: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 412: CartConflict; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  cartChooseFreeItem: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 412: CartConflict; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  cartGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  cartGetForShippingMethod: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  cartRemoveFreeItem: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: CartConflict; 500: ErrorBody; 503: ErrorBody };
  cartUpdate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 412: CartConflict; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  categoryList: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  categoryListForUser: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  certificateIssue: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientAcceptInvitation: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientCreate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientListAllOrders: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientListOrders: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  clientSearch: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  concernList: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  concernListForUser: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  contentGet: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  contentList: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  contentSearch: { 400: ErrorBody; 401: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  courseCancelRegistration: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  courseConfirmPayment: { 400: ErrorBody; 401: ErrorBody; 402: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  courseGet: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  courseGetRegistration: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  courseRegister: { 400: ErrorBody; 401: ErrorBody; 402: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  courseRegisterGuest: { 400: ErrorBody; 401: ErrorBody; 402: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: PaymentError; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  dataExportCreate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  dataExportDownload: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  dataExportGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  dealList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  emailChangeConfirm: { 400: ErrorBody; 401: ErrorBody; 409: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  emailChangeCreate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  emailChangeDelete: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  emailChangeGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  emailChangeGetLink: { 400: ErrorBody; 401: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  faqList: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  favoriteAdd: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  favoriteList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  favoriteRemove: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  learningSignIn: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  lessonAnswer: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  lessonGetProgress: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  locationCreate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  locationDelete: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  locationList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  locationUpdate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageBlock: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageFileCreateUpload: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageFileGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageListBlocked: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageListContacts: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageListConversations: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageRead: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageSearch: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageSend: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  messageUnblock: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  notificationGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  notificationUnsubscribe: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  notificationUpdate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  orderConfirmPayment: { 400: ErrorBody; 401: ErrorBody; 402: PaymentError; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  orderGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  orderGetReceipt: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  orderList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  orderListProducts: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  orderPay: { 400: ErrorBody; 401: ErrorBody; 402: PaymentError; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  orderPlace: { 400: ErrorBody; 401: ErrorBody; 402: PaymentError; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  pageGet: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  pageGetContent: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  passwordForgot: { 400: ErrorBody; 401: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  passwordReset: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  passwordValidateToken: { 400: ErrorBody; 401: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  paymentAnswerTestChallenge: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  paymentCreateTestToken: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  paymentGetConfig: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  postalPlaceList: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  productGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  productList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  productListByIds: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  productListImages: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  productSearch: { 400: ErrorBody; 401: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  professionalDelete: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  professionalList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  promotionGet: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  pushSubscriptionCreate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  pushSubscriptionDelete: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  pushSubscriptionRenew: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
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
  resourceArchive: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  resourceGetCounts: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  reviewAnswer: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  reviewCreate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  reviewDelete: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  reviewGetOrder: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  reviewList: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  reviewModerate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  reviewQueue: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  reviewReport: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  reviewUnsubscribe: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  reviewUpdate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  rewardGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  rewardGetForCourse: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  sessionCreate: { 400: ErrorBody; 401: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  sessionEnd: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  sessionList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  sessionRefresh: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  sessionRevoke: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  sessionRevokeOthers: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  shippingCountryList: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  shippingMethodList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  shippingMethodListByAddress: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  shippingMethodPromise: { 400: ErrorBody; 401: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  stockAlertConfirm: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  stockAlertCreate: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  stockAlertDelete: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  stockAlertGet: { 400: ErrorBody; 401: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  stockAlertList: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
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
  storeProfileGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  storeProfileUpdate: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  storeSearch: { 400: ErrorBody; 401: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userAcceptRewards: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 422: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userAcceptTerms: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userGet: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userRegister: { 400: ErrorBody; 401: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 422: ErrorBody; 429: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userUpdateAccountName: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userUpdateGamingBar: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userUpdateName: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
  userUpdatePhone: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 500: ErrorBody; 503: ErrorBody };
}

/** Every operationId of the contract; the first part of each query key. */
export type OperationId = keyof OperationErrors;
