export { connectQueryCache } from './connect-query-cache.ts';
export type { ConnectOptions, Merge } from './connect-query-cache.ts';
export { LiveProvider, useLive, useLiveConnection, useLiveStatus, useLiveWatch } from './live-context.tsx';
export type { LiveProviderProps } from './live-context.tsx';
