export { Timeline } from './Timeline.tsx';
export type { TimelineEvent, TimelineProps } from './Timeline.props.ts';
