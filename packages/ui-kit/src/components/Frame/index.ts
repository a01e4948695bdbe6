export { Frame } from './Frame.tsx';
export type { FrameProps } from './Frame.props.ts';
