/** The hosted delivery API. */
export const DEFAULT_BASE_URL = 'https://cdn.contentful.com';
export const DEFAULT_ENVIRONMENT = 'master';
export const DEFAULT_LOCALE = 'en-US';

/** How deep links are resolved; the max of the delivery API. */
export const INCLUDE_DEPTH = 10;
/** Milliseconds until a call without a response ends. */
export const TIMEOUT = 30_000;
/** After 429, 5xx and lost connections. */
export const MAX_RETRIES = 5;
/** Bytes of a request or a response: 1 GiB. */
export const MAX_BODY = 1_073_741_824;
/** Requests a second; off unless it is set. */
export const MIN_THROTTLE = 1;
export const MAX_THROTTLE = 30;
/** Max lifetime of an asset key in seconds: 48 hours. */
export const MAX_ASSET_KEY_LIFETIME = 172_800;

/** Milliseconds between two syncs of a snapshot that is open. */
export const SYNC_INTERVAL = 30_000;
/** Max pages of one sync, in case the service never sends the last one. */
export const MAX_SYNC_PAGES = 10_000;

/** Max records that one record may embed, at any depth: links that fan out grow exponentially. */
export const MAX_LINKED = 1_000;
/** Max records that all records of one list embed together. */
export const MAX_LINKED_PER_LIST = 10_000;

/** Records per page of a list: the default, the max that browsers may ask for, and the max of any reader. */
export const DEFAULT_PAGE_SIZE = 12;
export const DEFAULT_MAX_PAGE_SIZE = 100;
export const MAX_PAGE_SIZE = 1_000;
/** Max fields that a list is ordered by, and max values of a condition. */
export const MAX_ORDER_FIELDS = 3;
export const MAX_CONDITION_VALUES = 100;

/** Of one rich text. */
export const MAX_RICH_TEXT_DEPTH = 20;
export const MAX_RICH_TEXT_NODES = 10_000;
export const MAX_RICH_TEXT_CHARACTERS = 500_000;
