/** Reconnection; times in milliseconds. */
export const MAX_RETRIES = 10;
export const MAX_RECONNECT_DELAY = 10_000;
export const RECONNECT_GROWTH = 1.3;
export const CONNECTION_TIMEOUT = 4_000;
export const MIN_UPTIME = 5_000;
export const PING_INTERVAL = 240_000;

/** The first retry comes after 1 to 5 s, so that clients of a restarted server do not all come back at once. */
export const MIN_RECONNECT_DELAY = 1_000;
export const RECONNECT_JITTER = 4_000;
/** A whole office may come online at the same moment. */
export const WAKE_JITTER = 500;

/** A hidden tab gets its timers once a minute at worst; later than that, the device was asleep and the socket may be dead. */
export const SLEEP_CHECK_INTERVAL = 30_000;
export const SLEEP_THRESHOLD = 90_000;

/** Characters per frame; longer ones are dropped unread. */
export const MAX_FRAME = 65_536;
/** SKUs, and courses, that can be watched at a time: frames to the server are limited to 4 kB. */
export const MAX_WATCHED = 50;
/** How often typing is signaled. */
export const TYPING_INTERVAL = 2_000;

/** Close codes of the server, in addition to those of the protocol. */
export const CLOSED_SESSION_ENDED = 4401;

/** How often a tab checks that the leader still runs, in milliseconds. */
export const LEADER_CHECK_INTERVAL = 20_000;
/** A tab that is not frozen answers at once, even when hidden. */
export const LEADER_ANSWER_TIMEOUT = 4_000;
/** So that tabs do not all replace the leader at once. */
export const LEADER_ANSWER_JITTER = 2_000;

/** Most pages of missed messages that are read for a conversation. */
export const MAX_MISSED_PAGES = 20;
