import { mix } from '../color.ts';
import { n } from '../drawing.ts';
import { label } from '../label.ts';
import { band, glass, heel, outline, roundFill, satin, shoulder, turned } from '../lathe.ts';
import { grounding, reflection } from '../pack.ts';
import type { Pack, PackInput } from '../pack.ts';
import { capped, collar, printedBand } from '../parts.ts';

/** Straight airless bottle; the pump shows through a clear cap of the same width. */
export function airless({ drawing, design, colors }: PackInput): Pack {
  const r = design.volume >= 200 ? 176 : design.volume <= 15 ? 122 : 146;
  const height = design.volume >= 200 ? 620 : design.volume <= 15 ? 470 : 540;
  const capHeight = 232;
  const rings = [{ y: -height, r }, ...heel({ y: -22, r }, { y: 0, r: r - 16 })];
  const collarTop = -height - 46;
  const capTop = collarTop - capHeight;
  const cap = [...shoulder({ y: capTop, r: r - 26 }, { y: capTop + 26, r: r - 2 }, 14), { y: collarTop + 4, r: r - 2 }];
  const clip = drawing.clip(`<path d="${outline(rings)}"/>`);
  const capClip = drawing.clip(`<path d="${outline(cap)}"/>`);
  const headTop = collarTop - 138;
  const svg = [
    turned(drawing, rings, colors.body, satin),
    design.line === 'retail' ? '' : printedBand(drawing, r, -112, -62, colors.code, satin),
    label(design, colors, { top: -height + 62, bottom: design.line === 'retail' ? -58 : -144, width: r * 1.46 }),
    reflection(drawing, { x: -r * 0.8, width: r * 0.13, top: -height + 24, bottom: -44, strength: 0.4 }),
    grounding(drawing, clip, r, -height),
    collar(drawing, collarTop, -height + 4, r - 1),
    capped(drawing, collarTop - 52, collarTop + 4, 54, '#eceae6', satin, 6),
    `<path d="M0,${n(headTop + 20)}L-78,${n(headTop + 26)}L-82,${n(headTop + 50)}L-60,${n(headTop + 50)}L0,${n(headTop + 56)}Z" fill="#dcdad6"/>`,
    capped(drawing, headTop, collarTop - 46, 48, '#f1efeb', satin, 10),
    `<g clip-path="${capClip}"><path d="${band({ y: capTop, r }, { y: collarTop + 4, r })}" fill="${roundFill(drawing, mix('#e9eef2', colors.wall, 0.3), glass, 0.34)}"/>`,
    `<rect x="${n(-r)}" y="${n(capTop)}" width="${n(r * 0.09)}" height="${capHeight}" fill="#20243a" opacity="0.16"/><rect x="${n(r * 0.91)}" y="${n(capTop)}" width="${n(r * 0.09)}" height="${capHeight}" fill="#20243a" opacity="0.2"/></g>`,
    `<ellipse cy="${n(capTop + 6)}" rx="${n(r - 22)}" ry="${n((r - 22) * 0.085)}" fill="#ffffff" opacity="0.5"/>`,
    reflection(drawing, { x: -r * 0.78, width: r * 0.16, top: capTop + 26, bottom: collarTop - 8, strength: 0.8 }),
    reflection(drawing, { x: r * 0.74, width: r * 0.06, top: capTop + 30, bottom: collarTop - 10, strength: 0.6 }),
  ].join('');
  return { svg, height: -capTop, radius: r, foot: r - 14 };
}
