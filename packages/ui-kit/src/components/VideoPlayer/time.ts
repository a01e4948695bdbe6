import type { VideoChapter } from './VideoPlayer.props.ts';

/** 1:05, or 1:02:05 from an hour on. */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export type Chapter = VideoChapter;

/** Index of the chapter that a moment belongs to. */
export const chapterAt = (chapters: readonly Chapter[], seconds: number): number =>
  chapters.findLastIndex(({ start }) => start <= seconds + 0.05);
