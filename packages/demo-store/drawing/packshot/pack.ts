import type { Design } from './design.ts';
import type { Drawing } from './drawing.ts';
import { n } from './drawing.ts';
import type { Colors } from './palettes.ts';

/** A drawn pack. It stands at (0, 0) and reaches up to `-height`. */
export interface Pack {
  readonly svg: string;
  readonly height: number;
  /** Half the width of the widest part. */
  readonly radius: number;
  /** Half the width of what touches the floor. */
  readonly foot: number;
  readonly isFlat?: boolean;
  /** Groups draw their own shadows. */
  readonly hasOwnShadow?: boolean;
}

export interface PackInput {
  readonly drawing: Drawing;
  readonly design: Design;
  readonly colors: Colors;
}

/** A soft vertical reflection of a window on a glossy body, with rounded ends. */
export function reflection(
  drawing: Drawing,
  { x, width, top, bottom, strength }: { x: number; width: number; top: number; bottom: number; strength: number },
): string {
  const fill = drawing.vertical([
    { at: 0, color: '#ffffff', opacity: 0.15 * strength },
    { at: 0.08, color: '#ffffff', opacity: strength },
    { at: 0.55, color: '#ffffff', opacity: 0.62 * strength },
    { at: 1, color: '#ffffff', opacity: 0.1 * strength },
  ]);
  return `<rect x="${n(x)}" y="${n(top)}" width="${n(width)}" height="${n(bottom - top)}" rx="${n(width / 2)}" fill="${fill}"/>`;
}

/** Darkening toward the floor and the light that the floor throws back. */
export function grounding(drawing: Drawing, clip: string, radius: number, top: number): string {
  const fill = drawing.vertical([
    { at: 0, color: '#ffffff', opacity: 0.1 },
    { at: 0.3, color: '#ffffff', opacity: 0 },
    { at: 0.62, color: '#1a1830', opacity: 0 },
    { at: 0.95, color: '#1a1830', opacity: 0.16 },
    { at: 1, color: '#fff6ea', opacity: 0.14 },
  ]);
  return `<g clip-path="${clip}"><rect x="${n(-radius)}" y="${n(top)}" width="${n(radius * 2)}" height="${n(-top + radius * 0.1)}" fill="${fill}"/></g>`;
}
