export { createLive } from './create-live.ts';
export type { Live, LiveEvents, LiveGap, LiveMessageOf, LiveOptions, LiveStatus } from './create-live.ts';
export { browserEnvironment } from './environment.ts';
export type { LiveEnvironment } from './environment.ts';
export { stales } from './generated/live-messages.ts';
export type {
  ApplicationStatus,
  LiveAccount,
  LiveApplication,
  LiveBundleOpened,
  LiveCart,
  LiveChatMessage,
  LiveKey,
  LiveMessage,
  LiveMessageBlock,
  LiveMessageDelivered,
  LiveMessageRead,
  LiveOrder,
  LiveRewards,
  LiveSeats,
  LiveSession,
  LiveStock,
  LiveTyping,
  MessageAttachment,
  MessageContent,
  OrderState,
} from './generated/live-messages.ts';
export type { LiveTopics } from './outbox.ts';
export type { WebSocketClass } from './series.ts';
export { shareLive } from './share-live.ts';
export type { ShareOptions } from './share-live.ts';
export type { LiveLocks } from './election.ts';
export { mergeCounts, mergeMessages, mergeRead } from './merge.ts';
export type { Mergeable } from './merge.ts';
export { readOn } from './read-on.ts';
export type { MessagePage, MissedMessages } from './read-on.ts';
