import { mixRgb, rgb, scaleRgb, hex } from './color.ts';
import type { Rgb } from './color.ts';
import type { Drawing, Stop } from './drawing.ts';
import { n } from './drawing.ts';

export interface Finish {
  /** How strongly the two softboxes show: 0 matte, 1 polished. */
  readonly gloss: number;
  /** Light let through by glass or thin plastic: lifts the shadow side. */
  readonly glow?: number;
  /** Dark and bright bands of polished metal. */
  readonly metal?: boolean;
}

export const matte: Finish = { gloss: 0.16 };
export const satin: Finish = { gloss: 0.38 };
export const glass: Finish = { gloss: 0.8, glow: 0.5 };
export const metal: Finish = { gloss: 0.6, metal: true };

const WHITE: Rgb = [1, 1, 1];
const bump = (value: number, center: number, width: number) => Math.exp(-(((value - center) / width) ** 2));

function lit(base: Rgb, x: number, finish: Finish): Rgb {
  const depth = Math.sqrt(Math.max(0, 1 - x * x));
  const glow = finish.glow ?? 0;
  // Key light from the upper left, wrapped; a large bounce card on the right.
  const key = Math.max(0, (-0.56 * x + 0.83 * depth + 0.28) / 1.28);
  const fill = 0.16 * Math.max(0, 0.75 * x + 0.5 * depth);
  let color = scaleRgb(base, 0.3 + 0.2 * glow + (0.72 - 0.12 * glow) * key + fill);
  if (finish.metal) {
    const bands =
      0.55 +
      0.5 * bump(x, -0.45, 0.22) +
      0.34 * bump(x, 0.5, 0.16) -
      0.36 * bump(x, 0.02, 0.26) -
      0.3 * bump(x, -0.9, 0.12) -
      0.25 * bump(x, 0.88, 0.1);
    color = scaleRgb(base, bands);
  }
  const softbox = 0.52 * bump(x, -0.6, 0.11) + 0.14 * bump(x, -0.34, 0.22) + 0.3 * bump(x, 0.82, 0.06);
  color = mixRgb(color, WHITE, Math.min(0.9, softbox * finish.gloss));
  // The edge mirrors the room: a dark flag on either side keeps pale packs off a pale wall.
  const edge = (1 - depth) ** 2.2;
  return scaleRgb(color, 1 - 0.34 * edge - (x > 0 ? 0.1 * edge : 0));
}

/** Shading of a round body, left to right. */
export function roundFill(drawing: Drawing, base: string, finish: Finish, opacity?: number): string {
  const color = rgb(base);
  const stops: Stop[] = [];
  for (let index = 0; index <= 22; index += 1) {
    const angle = (index / 22) * Math.PI;
    const x = -Math.cos(angle);
    const entry = { at: (x + 1) / 2, color: hex(lit(color, x * 0.995, finish)) };
    stops.push(opacity === undefined ? entry : { ...entry, opacity });
  }
  return drawing.linear(stops);
}

/** How much the camera looks down: height of an ellipse against its width. */
const TILT = 0.085;

export interface Ring {
  readonly y: number;
  readonly r: number;
}

/** The outline between two rings, both with their front edge showing. */
export function band(top: Ring, bottom: Ring, overlap = 0): string {
  const [topR, bottomR] = [n(top.r), n(bottom.r)];
  const [topY, bottomY] = [n(top.y), n(bottom.y + overlap)];
  return `M-${topR},${topY}A${topR},${n(top.r * TILT)} 0 0 0 ${topR},${topY}L${bottomR},${bottomY}A${bottomR},${n(bottom.r * TILT)} 0 0 1 -${bottomR},${bottomY}Z`;
}

/** The visible disc on top of a ring. */
export function disc(ring: Ring, fill: string): string {
  return `<ellipse cy="${n(ring.y)}" rx="${n(ring.r)}" ry="${n(ring.r * TILT)}" fill="${fill}"/>`;
}

/** Closed outline of the whole turned body, for clips and shadows. */
export function outline(rings: readonly Ring[]): string {
  const first = rings[0];
  const last = rings[rings.length - 1];
  if (!first || !last) return '';
  const left = [...rings].reverse().map((ring) => `L-${n(ring.r)},${n(ring.y)}`);
  const right = rings.map((ring) => `L${n(ring.r)},${n(ring.y)}`);
  const bottom = `A${n(last.r)},${n(last.r * TILT)} 0 0 1 -${n(last.r)},${n(last.y)}`;
  return `M-${n(first.r)},${n(first.y)}A${n(first.r)},${n(first.r * TILT)} 0 0 1 ${n(first.r)},${n(first.y)}${right.join('')}${bottom}${left.join('')}Z`;
}

/** A quarter-round between two rings: `bulge` 1 is a circle's arc, smaller is flatter. */
export function shoulder(from: Ring, to: Ring, steps = 22, power = 2): Ring[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const angle = (t * Math.PI) / 2;
    const out = Math.sin(angle) ** (2 / power);
    const down = 1 - Math.cos(angle) ** (2 / power);
    return { y: from.y + (to.y - from.y) * down, r: from.r + (to.r - from.r) * out };
  });
}

/** The mirror of `shoulder`: rounds a straight wall into the foot. */
export function heel(wall: Ring, foot: Ring, steps = 8): Ring[] {
  return shoulder({ y: -foot.y, r: foot.r }, { y: -wall.y, r: wall.r }, steps)
    .map((ring) => ({ y: -ring.y, r: ring.r }))
    .reverse();
}

/** A turned body: shaded across, and lighter where its surface faces up. */
export function turned(drawing: Drawing, rings: readonly Ring[], base: string, finish: Finish): string {
  const parts: string[] = [];
  for (let index = 0; index + 1 < rings.length; index += 1) {
    const [top, bottom] = [rings[index], rings[index + 1]];
    if (!top || !bottom || bottom.y - top.y < 0.05) continue;
    const slope = Math.atan2(bottom.r - top.r, bottom.y - top.y) / (Math.PI / 2);
    const up = Math.round(slope * 24) / 24;
    const toned = up > 0 ? hex(mixRgb(rgb(base), WHITE, 0.24 * up * up)) : hex(scaleRgb(rgb(base), 1 + 0.4 * up));
    const isLast = index + 2 === rings.length;
    parts.push(`<path d="${band(top, bottom, isLast ? 0 : 1.5)}" fill="${roundFill(drawing, toned, finish)}"/>`);
  }
  return `<g clip-path="${drawing.clip(`<path d="${outline(rings)}"/>`)}">${parts.join('')}</g>`;
}
