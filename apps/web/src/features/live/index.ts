/**
 * The live connection of the page (ADR 73), for features that show what others change.
 *
 * All tabs of a signed-in person share one. The page status loads it after the first paint, and it updates the query cache by itself:
 * queries that a message invalidates are refetched if they are on screen. Most screens need nothing from here. Those that need more:
 *
 * - `useLive('typing', (message) => …)` receives messages, `gap` and `status` while a component is mounted.
 * - `liveOf(app)` does the same outside components: `on`, `typing(accountId)`, `watch({ courseIds })`, `reconnect()`. It works at any time,
 *   even before the connection is loaded or while nobody is signed in: subscriptions start with the connection.
 * - `liveOf(app).merge('message', (message, queryClient) => […])` writes messages into the cache instead of refetching. It returns the
 *   operations that are still stale, or undefined if it merged nothing. All merges of a key run; an operation is left alone only if none of
 *   them returns it. After a gap, queries are refetched anyway.
 * - `useLiveStatus()` is `Connected`, `Disconnected` or `Error`. The page status already says when updates are paused.
 */
export { liveOf } from './live-service.ts';
export { useLive, useLiveStatus } from './use-live.ts';
