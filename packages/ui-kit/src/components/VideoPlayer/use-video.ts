import { useEffect, useState, type RefObject } from 'react';
import type { Chapter } from './time.ts';

export interface VideoState {
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

/** Follows a video, and whether `root` fills the screen. */
export function useVideo(video: RefObject<HTMLVideoElement | null>, root: HTMLElement | null): VideoState {
  const [state, setState] = useState(atFirst);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const ending = new AbortController();
    const { signal } = ending;
    const look = () => setState(read(element, root));
    for (const name of events.split(' ')) element.addEventListener(name, look, { signal });
    // Errors of a source do not bubble, and the element's state follows them.
    element.addEventListener('error', () => setTimeout(look), { signal, capture: true });
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
