import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Chapter } from './time.ts';
import type { VideoPlayerProps } from './VideoPlayer.props.ts';

export interface VideoState {
  /** False on the server and until the page works. */
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

/** Not 0, which would leave the choice to the moment that the URL of the video may name. */
const FIRST = 0.001;

/** Goes to a moment; of a video of which nothing is loaded, that is where it begins. */
export function seekTo(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = video.readyState === HTMLMediaElement.HAVE_NOTHING ? Math.max(FIRST, seconds) : seconds;
  video.dispatchEvent(new Event(SOUGHT));
}

/** Plays it. Refused or broken off, it stays paused, which the button shows; errors have their own event. */
export function start(video: HTMLVideoElement): void {
  video.play().catch(() => {});
}

/** Loads it again, at the moment where it is. It plays on if it played. */
function reload(video: HTMLVideoElement): void {
  const { currentTime, paused, playbackRate } = video;
  video.load();
  video.playbackRate = playbackRate;
  seekTo(video, currentTime);
  if (!paused) start(video);
}

/** Follows a video, and whether `root` fills the screen. */
export function useVideo(
  video: RefObject<HTMLVideoElement | null>,
  root: HTMLElement | null,
  onTime: VideoPlayerProps['onTime'],
): VideoState {
  const [state, setState] = useState(atFirst);
  const tell = useEffectEvent(({ currentTime, paused }: HTMLVideoElement) => onTime?.(currentTime, !paused));

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const ending = new AbortController();
    const { signal } = ending;
    // A video that is new has no source for a moment, which is no failure.
    let isSettled = false;
    const look = () => {
      const seen = read(element, root);
      setState(isSettled ? seen : { ...seen, hasFailed: false });
    };
    for (const name of `${events} ${SOUGHT}`.split(' ')) element.addEventListener(name, look, { signal });
    // Errors of a source do not bubble, and the element's state follows them.
    element.addEventListener('error', () => setTimeout(look), { signal, capture: true });
    for (const name of ['timeupdate', 'seeked', 'pause', SOUGHT]) {
      element.addEventListener(name, () => tell(element), { signal });
    }
    document.addEventListener('fullscreenchange', look, { signal });
    for (const track of element.querySelectorAll('track')) {
      track.addEventListener('load', look, { signal });
      // Off, a track is not even loaded.
      if (track.kind === 'chapters') track.track.mode = 'hidden';
    }
    look();
    const settling = setTimeout(() => {
      isSettled = true;
      look();
    });
    return () => {
      clearTimeout(settling);
      ending.abort();
    };
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

/** Milliseconds between two renewals, so that a video that cannot be played is not renewed forever. */
const RENEWED_FOR = 60_000;

/** Has the page renew the sources of a video that has failed, and goes on with other ones. What can be played is left alone. */
export function useSources(
  video: RefObject<HTMLVideoElement | null>,
  { sources, renew }: Pick<VideoPlayerProps, 'sources' | 'renew'>,
  hasFailed: boolean,
): { isRenewing: boolean; retry: () => void } {
  const [isRenewing, setRenewing] = useState(false);
  const renewedAt = useRef(-Infinity);
  const urls = sources.map(({ src }) => src).join(' ');
  const loaded = useRef(urls);
  const isStarting = useRef(false);

  const begin = useEffectEvent(() => {
    if (!renew || performance.now() - renewedAt.current < RENEWED_FOR) return;
    renewedAt.current = performance.now();
    setRenewing(true);
    const end = () => {
      if (!isStarting.current) setRenewing(false);
    };
    // New sources may come a task later. Without any, the player goes on saying that it has failed.
    renew().then(() => setTimeout(end), end);
  });
  // Before it is painted that it has failed.
  useLayoutEffect(() => {
    if (!video.current || !hasFailed) return;
    if (loaded.current === urls) return begin();
    loaded.current = urls;
    isStarting.current = true;
    const started = () => {
      isStarting.current = false;
      setRenewing(false);
    };
    // Until then the element has no source, as when it has failed.
    video.current.addEventListener('loadstart', started, { once: true });
    reload(video.current);
  }, [video, hasFailed, urls]);

  const retry = () => {
    renewedAt.current = -Infinity;
    loaded.current = urls;
    if (video.current) reload(video.current);
  };
  return { isRenewing, retry };
}
