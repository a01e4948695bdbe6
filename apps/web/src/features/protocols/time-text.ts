import { counted } from '~/kernel/words/counts.ts';

const SECOND = 1_000;

/** "4:05" of milliseconds; a second that has begun counts. */
export function clockText(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "4 minutes 5 seconds", to be read out. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [minutes > 0 && counted(minutes, 'minute'), rest > 0 && counted(rest, 'second')];
  return parts.filter(Boolean).join(' ');
}

/** "5 min", "90 s": in a line of facts. */
export const shortDuration = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60} min` : seconds < 120 ? `${seconds} s` : `${clockText(seconds * SECOND)} min`;
