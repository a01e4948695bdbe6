export { LiveRegionProvider, useAnnounce } from './LiveRegion.tsx';
export type { Announce, LiveRegionProviderProps, Politeness } from './LiveRegion.props.ts';
