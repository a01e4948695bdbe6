import type { ReactNode, Ref } from 'react';

export const videoPlayerRatios = ['16:9', '4:3', '1:1', '9:16'] as const;
/** Chapters behind a button, or as a list below the picture. */
export const videoPlayerChapterLists = ['menu', 'list'] as const;
/** What is loaded before somebody plays it: nothing, or how long it is. */
export const videoPlayerPreloads = ['none', 'metadata'] as const;
export const videoPlayerSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
export const videoPlayerDefaults = {
  ratio: '16:9',
  chapterList: 'menu',
  preload: 'metadata',
  startAt: 0,
  locale: 'en-US',
  playLabel: 'Play',
  pauseLabel: 'Pause',
  replayLabel: 'Play again',
  seekLabel: 'Position',
  muteLabel: 'Mute',
  unmuteLabel: 'Unmute',
  volumeLabel: 'Volume',
  captionsLabel: 'Captions',
  captionsOffLabel: 'Off',
  chaptersLabel: 'Chapters',
  speedLabel: 'Speed',
  fullScreenLabel: 'Full screen',
  leaveFullScreenLabel: 'Leave full screen',
  loadingLabel: 'The video is loading',
  transcriptLabel: 'Transcript',
  errorTitle: 'The video couldn’t be played',
  errorMessage: 'Check the connection, then try again. What you had seen is kept.',
  retryLabel: 'Try again',
  timeOf: (now: string, whole: string) => `${now} of ${whole}`,
} as const;

export interface VideoSource {
  src: string;
  /** Such as `video/webm`. */
  type: string;
}

export interface VideoCaptions {
  /** WebVTT, of the same origin. */
  src: string;
  /** As in `lang`: `en`. */
  language: string;
  /** In that language: "English". */
  label: string;
}

export interface VideoChapter {
  title: string;
  /** Seconds from the start of the video. */
  start: number;
}

/** What a page does with its player. */
export interface VideoPlayerHandle {
  /** Goes to a moment, in seconds, and plays from there. */
  playFrom: (seconds: number) => void;
}

export interface VideoPlayerProps {
  ref?: Ref<VideoPlayerHandle>;
  /** Names the player: the title of the video. */
  label: string;
  /** The first that the browser can play is taken. */
  sources: readonly VideoSource[];
  poster?: string;
  ratio?: (typeof videoPlayerRatios)[number];
  captions?: readonly VideoCaptions[];
  /** Language of the captions that are shown at first. */
  defaultCaptions?: string;
  /** In the order of the video, or WebVTT whose cues they are. */
  chapters?: string | readonly VideoChapter[];
  chapterList?: (typeof videoPlayerChapterLists)[number];
  /** A transcript of all that is said and shown, for anyone who would rather read. */
  transcript?: ReactNode;
  preload?: (typeof videoPlayerPreloads)[number];
  /** Seconds, where they are known: shown until the video itself says how long it is. */
  length?: number;
  /** Where it starts, in seconds, when it is played for the first time. */
  startAt?: number;
  locale?: string;
  /**
   * Called when the sources can't be played, such as signed URLs that have expired. Fetch new ones and pass them as `sources`: playback resumes at
   * the same position. Called at most once a minute, except after Try again.
   */
  renew?: () => Promise<unknown>;
  /** The position in seconds, and whether the video is playing: several times a second while it plays, and whenever somebody seeks or pauses. */
  onTime?: (seconds: number, isPlaying: boolean) => void;
  onEnded?: () => void;
  playLabel?: string;
  pauseLabel?: string;
  replayLabel?: string;
  seekLabel?: string;
  muteLabel?: string;
  unmuteLabel?: string;
  volumeLabel?: string;
  captionsLabel?: string;
  captionsOffLabel?: string;
  chaptersLabel?: string;
  speedLabel?: string;
  fullScreenLabel?: string;
  leaveFullScreenLabel?: string;
  loadingLabel?: string;
  transcriptLabel?: string;
  errorTitle?: string;
  errorMessage?: string;
  retryLabel?: string;
  timeOf?: (now: string, whole: string) => string;
  className?: string;
}
