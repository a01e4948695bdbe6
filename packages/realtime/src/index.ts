export { createLive } from './create-live.ts';
export type { Live, LiveEvents, LiveMessageOf, LiveOptions, LiveStatus } from './create-live.ts';
export { browserEnvironment } from './environment.ts';
export type { LiveEnvironment } from './environment.ts';
export { stales } from './generated/live-messages.ts';
export type {
  ApplicationStatus,
  LiveApplication,
  LiveBundleOpened,
  LiveCart,
  LiveChatMessage,
  LiveKey,
  LiveMessage,
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
export type { LiveLocks, ShareOptions } from './share-live.ts';
export { mergeCounts, mergeMessages, mergeRead } from './merge.ts';
export type { Mergeable } from './merge.ts';
