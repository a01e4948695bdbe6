export { VideoPlayer } from './VideoPlayer.tsx';
export type {
  VideoCaptions,
  VideoChapter,
  VideoPlayerHandle,
  VideoPlayerProps,
  VideoSource,
} from './VideoPlayer.props.ts';
