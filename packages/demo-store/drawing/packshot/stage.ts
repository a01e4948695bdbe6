import { mix, shade } from './color.ts';
import type { Drawing } from './drawing.ts';
import { n } from './drawing.ts';
import type { Pack } from './pack.ts';
import type { Colors } from './palettes.ts';

/** The scene's own space: 1200 by 1500, with ground far beyond it for wide crops. */
export const FLOOR = 1250;
export const GROUND = { left: -1600, right: 2800, top: -700, bottom: 2200 } as const;

const groundRect = (fill: string, top: number = GROUND.top, bottom: number = GROUND.bottom, opacity = 1) =>
  `<rect x="${GROUND.left}" y="${top}" width="${GROUND.right - GROUND.left}" height="${bottom - top}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** A seamless paper sweep: wall into floor without an edge, brighter where the key light falls. */
export function sweep(drawing: Drawing, colors: Colors): string {
  const fill = drawing.linear(
    [
      { at: 0, color: shade(colors.wall, 0.94) },
      { at: 0.52, color: colors.wall },
      { at: 0.66, color: mix(colors.wall, colors.floor, 0.55) },
      { at: 0.8, color: colors.floor },
      { at: 1, color: shade(colors.floor, 0.95) },
    ],
    [0, -100, 0, 1560],
  );
  const key = drawing.radial(
    [
      { at: 0, color: '#ffffff', opacity: 0.62 },
      { at: 0.55, color: '#ffffff', opacity: 0.2 },
      { at: 1, color: '#ffffff', opacity: 0 },
    ],
    [430, 430, 900],
  );
  const corner = drawing.radial(
    [
      { at: 0.5, color: shade(colors.wall, 0.5), opacity: 0 },
      { at: 1, color: shade(colors.wall, 0.5), opacity: 0.16 },
    ],
    [560, 640, 1280],
  );
  return groundRect(fill) + groundRect(key) + groundRect(corner);
}

/** Soft shadow to the right, ambient darkening around the foot, and the thin dark line of contact. */
export function shadow(drawing: Drawing, colors: Colors, pack: Pack): string {
  const tone = shade(mix(colors.floor, colors.wall, 0.7), 0.34);
  if (pack.hasOwnShadow) return '';
  const { foot, height } = pack;
  const reach = Math.min(640, height * 0.66);
  // Skewed radial gradients instead of blurs: a tenth of the cost, and as soft.
  const cast = drawing.radial([
    { at: 0, color: tone, opacity: 0.5 },
    { at: 0.25, color: tone, opacity: 0.34 },
    { at: 0.6, color: tone, opacity: 0.1 },
    { at: 1, color: tone, opacity: 0 },
  ]);
  const around = drawing.radial([
    { at: 0, color: tone, opacity: 0.62 },
    { at: 0.62, color: tone, opacity: 0.3 },
    { at: 1, color: tone, opacity: 0 },
  ]);
  const contact = drawing.radial([
    { at: 0, color: shade(tone, 0.5), opacity: 0.85 },
    { at: 0.86, color: shade(tone, 0.5), opacity: 0.6 },
    { at: 1, color: shade(tone, 0.5), opacity: 0 },
  ]);
  return [
    `<ellipse transform="translate(${n(foot * 0.5)} ${n(foot * 0.02)}) rotate(-11) translate(${n(reach * 0.42)} 0)" rx="${n(foot * 0.6 + reach * 0.62)}" ry="${n(foot * 0.3 + 34)}" fill="${cast}"/>`,
    `<ellipse cx="${n(foot * 0.08)}" cy="${n(foot * 0.04)}" rx="${n(foot * 1.4)}" ry="${n(foot * 0.17 + 12)}" fill="${around}"/>`,
    `<ellipse cx="${n(foot * 0.01)}" cy="${n(foot * 0.03)}" rx="${n(foot * 1.05)}" ry="${n(foot * 0.12 + 4)}" fill="${contact}"/>`,
  ].join('');
}

export function placed(svg: string, x: number, y: number, scale = 1): string {
  return `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${svg}</g>`;
}
