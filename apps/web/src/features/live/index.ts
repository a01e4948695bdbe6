/**
 * The live connection of the page (ADR 73), for features that show what others change.
 *
 * There is one for all tabs of a signed-in person. It is loaded after the first paint, by the page status, and feeds the query cache by
 * itself: what a message makes stale is read again where it is on screen. So most screens need nothing from here. Those that want more:
 *
 * - `useLive('typing', (message) => …)` hears messages, `gap` and `status` as long as a component is mounted.
 * - `liveOf(app)` is the same outside components: `on`, `typing(accountId)`, `watch({ courseIds })`, `reconnect()`. It works at any time,
 *   also before the connection is loaded and while nobody is signed in: what was asked for begins with the connection.
 * - `liveOf(app).merge('message', (message, queryClient) => […])` puts messages into cached reads instead of reading them again. It returns
 *   the operations that are stale nevertheless, or undefined if it has merged nothing. All merges of a key run, and only what each of them
 *   leaves out is left alone. After a gap the reads are repeated anyway.
 * - `useLiveStatus()` is `Connected`, `Disconnected` or `Error`. That updates are paused is already said by the page status.
 */
export { liveOf } from './live-service.ts';
export { useLive, useLiveStatus } from './use-live.ts';
