import { mix } from '../color.ts';
import { n } from '../drawing.ts';
import { label } from '../label.ts';
import { band, glass, outline, roundFill, satin, shoulder } from '../lathe.ts';
import { reflection } from '../pack.ts';
import type { Pack, PackInput } from '../pack.ts';
import { capped, collar, glassBottle, printedBand, solidBottle } from '../parts.ts';

/** Fine-mist bottle: metal collar, actuator with its opening, clear cap. */
export function spray({ drawing, design, colors }: PackInput): Pack {
  const isLarge = design.volume >= 400;
  const shape = isLarge
    ? { r: 190, height: 700, neck: 84, rise: 96 }
    : { r: 148, height: design.volume <= 30 ? 500 : 620, neck: 66, rise: 66 };
  const isGlass = design.line === 'retail';
  const top = -shape.height - shape.rise;
  const r = shape.neck + 16;
  const collarTop = top - 40;
  const capTop = collarTop - 168;
  const cap = [...shoulder({ y: capTop, r: r - 22 }, { y: capTop + 22, r: r - 3 }, 14), { y: collarTop + 4, r: r - 3 }];
  const capClip = drawing.clip(`<path d="${outline(cap)}"/>`);
  const svg = [
    isGlass ? glassBottle(drawing, shape, colors, 0.9, true) : solidBottle(drawing, shape, colors.body, satin),
    isGlass ? '' : printedBand(drawing, shape.r, -148, -78, colors.code, satin),
    label(design, colors, {
      top: -shape.height + (isGlass ? 108 : 70),
      bottom: isGlass ? -62 : -186,
      width: shape.r * 1.44,
    }),
    collar(drawing, collarTop, top + 18, r),
    capped(drawing, collarTop - 104, collarTop + 2, 44, colors.cap, satin, 10),
    `<circle cx="-16" cy="${n(collarTop - 66)}" r="7" fill="#1b1d29" opacity="0.55"/><circle cx="-17" cy="${n(collarTop - 67)}" r="3" fill="#000000" opacity="0.6"/>`,
    `<g clip-path="${capClip}"><path d="${band({ y: capTop, r }, { y: collarTop + 4, r })}" fill="${roundFill(drawing, mix('#eaeff3', colors.wall, 0.3), glass, 0.36)}"/></g>`,
    `<path d="${outline(cap)}" fill="none" stroke="#2a2e44" stroke-width="2.5" opacity="0.18"/>`,
    `<ellipse cy="${n(capTop + 5)}" rx="${n(r - 22)}" ry="${n((r - 22) * 0.1)}" fill="#ffffff" opacity="0.55"/>`,
    reflection(drawing, { x: -r * 0.76, width: r * 0.2, top: capTop + 22, bottom: collarTop - 4, strength: 0.85 }),
    reflection(drawing, { x: r * 0.7, width: r * 0.08, top: capTop + 26, bottom: collarTop - 8, strength: 0.6 }),
  ].join('');
  return { svg, height: -capTop, radius: shape.r, foot: shape.r - 18 };
}
