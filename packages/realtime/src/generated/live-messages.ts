// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Check } from '../read-value.ts';

/**
 * `received` is waiting, `in_review` is being reviewed, `accepted` and `declined` are decided.
 */
export type ApplicationStatus = "received" | "in_review" | "accepted" | "declined";
/** The person’s account has changed, for example its tier and with it the prices. */
export interface LiveAccount {
    /**
     * Kind of live message.
     */
    key: "account";
}
/** The status of the person’s application has changed. */
export interface LiveApplication {
    /**
     * Kind of live message.
     */
    key: "application";
    /** `received` is waiting, `in_review` is being reviewed, `accepted` and `declined` are decided. */
    status: ApplicationStatus;
}
/** Someone has opened one of this professional’s bundles. */
export interface LiveBundleOpened {
    /**
     * Kind of live message.
     */
    key: "bundleOpened";
    /** The bundle. */
    bundleId: string;
}
/** The person’s cart has changed, on this device or another. */
export interface LiveCart {
    /**
     * Kind of live message.
     */
    key: "cart";
    /** The cart. */
    cartId: string;
    /** Its new version. */
    version: number;
}
/**
 * A message between two accounts, as seen by the account that receives this update. Messages may arrive out of order or more than once:
 *     `message.seq` is the position of each in its conversation.
 */
export interface LiveChatMessage {
    /**
     * Kind of live message.
     */
    key: "message";
    /** The other account of the conversation. */
    accountId: string;
    /** A message without its cards, as the live connection and searches carry it. */
    message: MessageContent;
    /** Unread messages in this conversation, including this one. */
    unreadCount: number;
    /** Unread messages in all conversations. */
    totalUnreadCount: number;
    /** Version of this account’s unread counts. It grows with each change; counts of a lower version are older. */
    version: number;
}
/** The person’s account has blocked or unblocked another one, on this device or another. The other account is not notified. */
export interface LiveMessageBlock {
    /**
     * Kind of live message.
     */
    key: "messageBlock";
    /** The other account. */
    accountId: string;
    /** Whether it is blocked now. */
    isBlocked: boolean;
}
/** A device of the other account has received the messages up to `seq`. */
export interface LiveMessageDelivered {
    /**
     * Kind of live message.
     */
    key: "messageDelivered";
    /** The other account of the conversation. */
    accountId: string;
    /** `seq` of the newest message that was received. */
    seq: number;
}
/** Either side has read a conversation up to a message. */
export interface LiveMessageRead {
    /**
     * Kind of live message.
     */
    key: "messageRead";
    /** The other account of the conversation. */
    accountId: string;
    /** The account that read it. */
    readerAccountId: string;
    /** `seq` of the newest message that was read. */
    seq: number;
    /**
     * Format: date-time
     * When it was read, UTC.
     */
    readAt: string;
    /** Messages in this conversation that the account receiving this update has not read. */
    unreadCount: number;
    /** Unread messages in all conversations. */
    totalUnreadCount: number;
    /** Version of this account’s unread counts. It grows with each change; counts of a lower version are older. */
    version: number;
}
/** The person placed an order, or its status has changed. */
export interface LiveOrder {
    /**
     * Kind of live message.
     */
    key: "order";
    /** The order. */
    orderId: string;
    /** Progress of an order. `placed` awaits payment; without one it becomes `canceled` after 30 minutes. */
    status: OrderState;
}
/** The person’s points have changed. */
export interface LiveRewards {
    /**
     * Kind of live message.
     */
    key: "rewards";
}
/** The seats of a watched class have changed. */
export interface LiveSeats {
    /**
     * Kind of live message.
     */
    key: "seats";
    /** The class. */
    courseId: string;
    /** Seats left; 0 if there is a waitlist. */
    seatsLeft: number;
}
/** The session of this connection has ended; the connection closes with 4401. */
export interface LiveSession {
    /**
     * Kind of live message.
     */
    key: "session";
    /**
     * Why it ended.
     */
    reason: "signed_out" | "revoked" | "expired";
}
/** The stock of watched products has changed. The product itself says what the caller may see of it. */
export interface LiveStock {
    /**
     * Kind of live message.
     */
    key: "stock";
    /** Those of the watched products that changed. */
    skus: string[];
}
/** Someone in the other account is typing. Valid for five seconds. */
export interface LiveTyping {
    /**
     * Kind of live message.
     */
    key: "typing";
    /** The other account of the conversation. */
    accountId: string;
    /** Full name of the person who is typing. */
    senderName: string;
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
/**
 * Progress of an order. `placed` awaits payment; without one it becomes `canceled` after 30 minutes.
 */
export type OrderState = "placed" | "paid" | "packed" | "shipped" | "delivered" | "canceled" | "refunded";

/** A message of the live connection. */
export type LiveMessage = LiveChatMessage | LiveMessageRead | LiveMessageDelivered | LiveMessageBlock | LiveTyping | LiveCart | LiveOrder | LiveRewards | LiveAccount | LiveBundleOpened | LiveApplication | LiveStock | LiveSeats | LiveSession;

/** What `key` may say. */
export type LiveKey = LiveMessage['key'];

export const checks: Readonly<Record<LiveKey, Check>> = {
  message: {"accountId":"string","message":{"messageId":"string","clientId":"string?","fromAccountId":"string","toAccountId":"string","isMine":"boolean","senderName":"string","message":"string","attachments":[{"attachmentId":"string","name":"string","contentType":"=application/pdf image/png image/jpeg image/webp","size":[1],"width":[null,[1]],"height":[null,[1]],"url":"string","thumbnailUrl":"string?"}],"cardCount":[0,5],"messageSent":"time","seq":[1],"readAt":"time?","unreadCount":[0,1]},"unreadCount":[0],"totalUnreadCount":[0],"version":[0]},
  messageRead: {"accountId":"string","readerAccountId":"string","seq":[0],"readAt":"time","unreadCount":[0],"totalUnreadCount":[0],"version":[0]},
  messageDelivered: {"accountId":"string","seq":[0]},
  messageBlock: {"accountId":"string","isBlocked":"boolean"},
  typing: {"accountId":"string","senderName":"string"},
  cart: {"cartId":"string","version":[0]},
  order: {"orderId":"string","status":"=placed paid packed shipped delivered canceled refunded"},
  rewards: {},
  account: {},
  bundleOpened: {"bundleId":"string"},
  application: {"status":"=received in_review accepted declined"},
  stock: {"skus":["string"]},
  seats: {"courseId":"string","seatsLeft":[0]},
  session: {"reason":"=signed_out revoked expired"},
};

/** Tabs with other checks expect other messages. */
export const checksHash = '13804890';

/** The reads that each makes stale. */
export const stales: Readonly<Record<LiveKey, readonly string[]>> = {
  message: ["messageList","messageListConversations"],
  messageRead: ["messageList","messageListConversations"],
  messageDelivered: [],
  messageBlock: ["messageList","messageListConversations","messageListBlocked","messageListContacts","messageSearch"],
  typing: [],
  cart: ["cartGet","shippingMethodList"],
  order: ["orderGet","orderList","rewardGet"],
  rewards: ["rewardGet","rewardGetForCourse","accountGet","userGet"],
  account: ["accountGet","userGet","productGet","productList","productListByIds","productSearch","favoriteList","cartGet","rewardGet","rewardGetForCourse","storeLabelGet"],
  bundleOpened: ["recommendationGet","recommendationList","recommendationReport","recommendationSearch"],
  application: ["applicationGet","accountGet","userGet"],
  stock: ["productGet","productList","productListByIds","productSearch","favoriteList","cartGet"],
  seats: ["courseGet"],
  session: [],
};
