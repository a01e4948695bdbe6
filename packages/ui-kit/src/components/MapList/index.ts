export { MapList } from './MapList.tsx';
export type { MapListProps, Place } from './MapList.props.ts';
