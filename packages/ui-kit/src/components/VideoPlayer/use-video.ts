import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Chapter } from './time.ts';

export interface VideoState {
  /** False on the server and until the page works: the browser's own controls stand in. */
  isFollowed: boolean;
  /** Nothing of it has been loaded. */
  isUnloaded: boolean;
  isPlaying: boolean;
  hasEnded: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  now: number;
  whole: number;
  buffered: number;
  volume: number;
  isMuted: boolean;
  speed: number;
  isFull: boolean;
  chapters: readonly Chapter[];
}

const atFirst: VideoState = {
  isFollowed: false,
  isUnloaded: true,
  isPlaying: false,
  hasEnded: false,
  isLoading: false,
  hasFailed: false,
  now: 0,
  whole: 0,
  buffered: 0,
  volume: 1,
  isMuted: false,
  speed: 1,
  isFull: false,
  chapters: [],
};

const events =
  'loadedmetadata durationchange play playing pause ended timeupdate seeked progress volumechange ratechange waiting canplay error loadstart emptied';

/** What the element says about itself; it alone knows, so nothing is kept twice. */
function read(video: HTMLVideoElement, root: HTMLElement | null): VideoState {
  const { buffered } = video;
  const track = Array.from(video.textTracks).find(({ kind }) => kind === 'chapters');
  // Some source could be tried still; only when none is left has it failed.
  const hasFailed = video.error !== null || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
  return {
    isFollowed: true,
    isUnloaded: video.readyState === HTMLMediaElement.HAVE_NOTHING,
    isPlaying: !video.paused && !video.ended,
    hasEnded: video.ended,
    isLoading: !hasFailed && !video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !video.ended,
    hasFailed,
    now: video.currentTime,
    whole: Number.isFinite(video.duration) ? video.duration : 0,
    buffered: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
    volume: video.volume,
    isMuted: video.muted,
    speed: video.playbackRate,
    isFull: root !== null && document.fullscreenElement === root,
    chapters: Array.from(track?.cues ?? [], (cue) => ({ title: (cue as VTTCue).text, start: cue.startTime })),
  };
}

/** Sent by us: a video of which nothing is loaded says nothing of its own when it is sought. */
const SOUGHT = 'sought';

/** Not 0, which would leave the choice to the moment that the address of the video may name. */
const FIRST = 0.001;

/** Goes to a moment; of a video of which nothing is loaded, that is where it begins. */
export function seekTo(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = video.readyState === HTMLMediaElement.HAVE_NOTHING ? Math.max(FIRST, seconds) : seconds;
  video.dispatchEvent(new Event(SOUGHT));
}

/** Follows a video, and whether `root` fills the screen. */
export function useVideo(
  video: RefObject<HTMLVideoElement | null>,
  root: HTMLElement | null,
  onTime: ((seconds: number) => void) | undefined,
): VideoState {
  const [state, setState] = useState(atFirst);
  const tell = useEffectEvent((seconds: number) => onTime?.(seconds));

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const ending = new AbortController();
    const { signal } = ending;
    const look = () => setState(read(element, root));
    for (const name of `${events} ${SOUGHT}`.split(' ')) element.addEventListener(name, look, { signal });
    // Errors of a source do not bubble, and the element's state follows them.
    element.addEventListener('error', () => setTimeout(look), { signal, capture: true });
    for (const name of ['timeupdate', 'seeked', 'pause', SOUGHT]) {
      element.addEventListener(name, () => tell(element.currentTime), { signal });
    }
    document.addEventListener('fullscreenchange', look, { signal });
    for (const track of element.querySelectorAll('track')) {
      track.addEventListener('load', look, { signal });
      // Off, a track is not even loaded.
      if (track.kind === 'chapters') track.track.mode = 'hidden';
    }
    look();
    return () => ending.abort();
  }, [video, root]);

  return state;
}

/** Shows the captions of one language; those of the others are not even loaded. */
export function setCaptions(video: HTMLVideoElement, language: string): void {
  for (const track of video.textTracks) {
    if (track.kind !== 'chapters') track.mode = track.language === language ? 'showing' : 'disabled';
  }
}

/** Where an unplayed video begins. Nothing of it is loaded for that. */
export function useStart(video: RefObject<HTMLVideoElement | null>, seconds: number, isFollowed: boolean): void {
  useEffect(() => {
    const element = video.current;
    if (!element || !isFollowed || element.played.length > 0 || !element.paused) return;
    if (element.currentTime !== seconds) seekTo(element, seconds);
  }, [video, seconds, isFollowed]);
}
