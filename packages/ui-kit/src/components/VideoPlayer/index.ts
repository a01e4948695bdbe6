export { VideoPlayer } from './VideoPlayer.tsx';
export type { VideoCaptions, VideoPlayerProps, VideoSource } from './VideoPlayer.props.ts';
