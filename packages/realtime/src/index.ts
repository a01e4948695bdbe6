export { createLive } from './create-live.ts';
export type { Live, LiveEvents, LiveMessageOf, LiveOptions, LiveStatus } from './create-live.ts';
