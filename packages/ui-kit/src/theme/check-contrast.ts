import { contrast } from './contrast.ts';
import { colorPairs, type ContrastLevel } from './pairs.ts';
import type { Theme } from './theme.ts';

export interface ContrastIssue {
  /** Foreground and background by role: `text.muted on surface.card`. */
  pair: string;
  foreground: string;
  background: string;
  /** 1 to 21. */
  ratio: number;
  needed: number;
}

/**
 * The pairs of colors that components put together and that WCAG 2.2 (SC 1.4.3 and 1.4.11, for `AAA` also 1.4.6) would have
 * further apart; none if all is well. Throws if a color of a pair is not `#rrggbb`, since one that shines through has no contrast of its own.
 */
export function checkContrast({ color }: Pick<Theme, 'color'>, level: ContrastLevel = 'AA'): ContrastIssue[] {
  return colorPairs(color, level)
    .map(({ name, foreground, background, atLeast }) => ({
      pair: name,
      foreground,
      background,
      ratio: ratioOf(name, foreground, background),
      needed: atLeast,
    }))
    .filter(({ ratio, needed }) => ratio < needed);
}

function ratioOf(pair: string, foreground: string, background: string): number {
  try {
    return contrast(foreground, background);
  } catch (cause) {
    throw new Error(`The contrast of ${pair} is unknown: ${String(cause)}`, { cause });
  }
}
