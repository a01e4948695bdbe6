import { brightness, mix, shade } from './color.ts';
import type { Drawing } from './drawing.ts';
import { n } from './drawing.ts';
import { band, disc, glass, heel, metal, outline, roundFill, shoulder, turned } from './lathe.ts';
import type { Finish, Ring } from './lathe.ts';
import { grounding, reflection } from './pack.ts';
import type { Colors } from './palettes.ts';

export interface BottleShape {
  readonly r: number;
  /** Height of the straight wall's top above the floor. */
  readonly height: number;
  readonly neck: number;
  /** Height of the shoulder. */
  readonly rise: number;
}

function bottleRings({ r, height, neck, rise }: BottleShape): Ring[] {
  return [
    ...shoulder({ y: -height - rise, r: neck }, { y: -height, r }, 24, 2.1),
    ...heel({ y: -26, r }, { y: 0, r: r - 20 }),
  ];
}

/** Opaque plastic or lacquered bottle. */
export function solidBottle(drawing: Drawing, shape: BottleShape, color: string, finish: Finish): string {
  const rings = bottleRings(shape);
  return (
    turned(drawing, rings, color, finish) +
    reflection(drawing, {
      x: -shape.r * 0.8,
      width: shape.r * 0.13,
      top: -shape.height + 10,
      bottom: -40,
      strength: 0.55 * finish.gloss,
    }) +
    grounding(drawing, drawing.clip(`<path d="${outline(rings)}"/>`), shape.r, -shape.height - shape.rise)
  );
}

/** Glass bottle: thick wall and base, the level of what is inside, light gathered at its foot. */
export function glassBottle(
  drawing: Drawing,
  shape: BottleShape,
  colors: Colors,
  filled: number,
  pipette: boolean,
): string {
  const { r, height, rise } = shape;
  const rings = bottleRings(shape);
  const clip = drawing.clip(`<path d="${outline(rings)}"/>`);
  const isDark = brightness(colors.body) < 0.3;
  const liquid = mix(colors.body, colors.content, isDark ? 0.1 : 0.3);
  const level = -height * filled;
  const wall = 11;
  const tube = `<rect x="-13" y="${n(-height - rise)}" width="26" height="${n(height * 0.86)}" rx="11" fill="${roundFill(drawing, mix(colors.body, '#ffffff', 0.65), glass, 0.42)}"/>`;
  const foot = drawing.radial([
    { at: 0, color: '#ffffff', opacity: isDark ? 0.36 : 0.7 },
    { at: 1, color: '#ffffff', opacity: 0 },
  ]);
  return [
    turned(drawing, rings, colors.body, glass),
    `<g clip-path="${clip}">`,
    `<rect x="-${r}" y="${n(-height - rise)}" width="${r * 2}" height="${n(height + rise + level)}" fill="#ffffff" opacity="${isDark ? 0.1 : 0.22}"/>`,
    pipette ? tube : '',
    `<path d="${band({ y: level, r: r - wall }, { y: -30, r: r - wall - 4 })}" fill="${roundFill(drawing, liquid, { gloss: 0.3, glow: 0.7 }, 0.52)}"/>`,
    `<ellipse cy="${n(level)}" rx="${r - wall}" ry="${n((r - wall) * 0.08)}" fill="#ffffff" opacity="0.3"/>`,
    `<path d="M-${r - wall},${n(level)}A${r - wall},${n((r - wall) * 0.08)} 0 0 0 ${r - wall},${n(level)}" fill="none" stroke="${shade(colors.body, 0.6)}" stroke-width="2" opacity="0.35"/>`,
    `<ellipse cx="${n(r * 0.2)}" cy="-34" rx="${n(r * 0.74)}" ry="24" fill="${foot}"/>`,
    `<path d="M-${r},-24Q0,6 ${r},-24L${r},24L-${r},24Z" fill="${shade(colors.body, 0.5)}" opacity="0.26"/>`,
    `<path d="M-${r - 6},${n(-height + 6)}L-${r - 6},-30M${r - 6},${n(-height + 6)}L${r - 6},-30" stroke="#ffffff" stroke-width="2.5" opacity="0.35"/>`,
    '</g>',
    reflection(drawing, { x: -r * 0.83, width: r * 0.17, top: -height + 18, bottom: -46, strength: 0.6 }),
    reflection(drawing, { x: r * 0.82, width: r * 0.05, top: -height + 40, bottom: -60, strength: 0.5 }),
    grounding(drawing, clip, r, -height - rise),
  ].join('');
}

/** A turned ring with a flat top that the camera sees a little of: caps, collars, lids. */
export function capped(
  drawing: Drawing,
  top: number,
  bottom: number,
  r: number,
  color: string,
  finish: Finish,
  edge = 8,
): string {
  const rings: Ring[] = [...shoulder({ y: top, r: r - edge }, { y: top + edge, r }, 8), { y: bottom, r }];
  const face = drawing.linear([
    { at: 0, color: mix(color, '#ffffff', 0.45) },
    { at: 0.5, color: mix(color, '#ffffff', 0.2) },
    { at: 1, color: shade(color, 0.94) },
  ]);
  return turned(drawing, rings, color, finish) + disc({ y: top, r: r - edge }, face) + seam(bottom, r);
}

const METAL = '#c3c6cc';
export function collar(drawing: Drawing, top: number, bottom: number, r: number): string {
  return capped(drawing, top, bottom, r, METAL, metal, 3);
}

/** The dark line where two parts meet. */
export function seam(y: number, r: number, opacity = 0.32): string {
  return `<path d="M-${n(r)},${n(y)}A${n(r)},${n(r * 0.085)} 0 0 0 ${n(r)},${n(y)}" fill="none" stroke="#1a1a28" stroke-width="2.4" opacity="${opacity}"/>`;
}

/** A printed ring around the body in the color of the code. */
export function printedBand(
  drawing: Drawing,
  r: number,
  top: number,
  bottom: number,
  color: string,
  finish: Finish,
): string {
  return `<path d="${band({ y: top, r }, { y: bottom, r })}" fill="${roundFill(drawing, color, finish)}"/>`;
}
