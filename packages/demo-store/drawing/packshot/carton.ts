import { mix, shade } from './color.ts';
import type { Design } from './design.ts';
import type { Drawing } from './drawing.ts';
import { n } from './drawing.ts';
import { label, wordmark } from './label.ts';
import type { Colors } from './palettes.ts';

export interface CartonSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** A folded box seen a little from the right and above; its front's lower left corner is at (0, 0). */
function carton(drawing: Drawing, { width, height, depth }: CartonSize, color: string, front: string): string {
  const rise = depth * 0.16;
  const face = drawing.linear([
    { at: 0, color: mix(color, '#ffffff', 0.16) },
    { at: 0.6, color },
    { at: 1, color: shade(color, 0.93) },
  ]);
  const side = drawing.linear([
    { at: 0, color: shade(color, 0.72) },
    { at: 1, color: shade(color, 0.6) },
  ]);
  const floorTone = drawing.vertical([
    { at: 0, color: '#ffffff', opacity: 0.12 },
    { at: 0.5, color: '#1a1830', opacity: 0 },
    { at: 1, color: '#1a1830', opacity: 0.14 },
  ]);
  return [
    `<path d="M${n(width)},0L${n(width + depth)},${n(-rise)}L${n(width + depth)},${n(-height - rise)}L${n(width)},${n(-height)}Z" fill="${side}"/>`,
    `<path d="M0,${n(-height)}L${n(width)},${n(-height)}L${n(width + depth)},${n(-height - rise)}L${n(depth)},${n(-height - rise)}Z" fill="${mix(color, '#ffffff', 0.42)}"/>`,
    `<rect y="${n(-height)}" width="${n(width)}" height="${n(height)}" fill="${face}"/>`,
    `<rect y="${n(-height)}" width="${n(width)}" height="${n(height)}" fill="${floorTone}"/>`,
    `<path d="M0,${n(-height)}L${n(width)},${n(-height)}L${n(width)},0" fill="none" stroke="#ffffff" stroke-width="2" opacity="0.4"/>`,
    `<g transform="translate(${n(width / 2)} 0)">${front}</g>`,
  ].join('');
}

/** The box that a single pack is sold in: paper white with the range's color below. */
export function productCarton(drawing: Drawing, design: Design, colors: Colors, size: CartonSize): string {
  const paper = design.line === 'clinical' ? '#393b44' : '#f3f0ea';
  const ink = design.line === 'clinical' ? '#f1ede6' : '#353954';
  const tall = size.height * 0.2;
  const code = design.line === 'clinical' ? colors.code : colors.body;
  const stripe = `<rect x="${n(-size.width / 2)}" y="${n(-tall)}" width="${n(size.width)}" height="${n(tall)}" fill="${code}"/>`;
  const words = label(design, colors, {
    top: -size.height + size.height * 0.11,
    bottom: -tall - size.height * 0.05,
    width: size.width * 0.8,
    ink,
  });
  return carton(drawing, size, paper, stripe + words);
}

/** The gift box of a kit. */
export function kitBox(drawing: Drawing, design: Design, colors: Colors, size: CartonSize, ink: string): string {
  const lid = size.height * 0.26;
  const words = [
    wordmark(0, -size.height + lid * 0.62, Math.min(56, size.width * 0.075), ink),
    `<rect x="${n(-size.width / 2)}" y="${n(-size.height + lid)}" width="${n(size.width)}" height="3" fill="#14142a" opacity="0.28"/>`,
    `<rect x="${n(-size.width / 2)}" y="${n(-size.height + lid + 3)}" width="${n(size.width)}" height="2" fill="#ffffff" opacity="0.3"/>`,
  ].join('');
  return carton(drawing, size, design.line === 'professional' ? '#353954' : colors.body, words);
}
