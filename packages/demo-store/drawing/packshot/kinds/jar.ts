import { mix, shade } from '../color.ts';
import { n } from '../drawing.ts';
import { label, wordmark } from '../label.ts';
import { glass, heel, outline, satin, turned } from '../lathe.ts';
import { grounding, reflection } from '../pack.ts';
import type { Pack, PackInput } from '../pack.ts';
import { capped, printedBand, seam } from '../parts.ts';

/** Heavy glass jar with a lid of nearly its own width. */
export function jar({ drawing, design, colors }: PackInput): Pack {
  const isTall = design.volume >= 100;
  const r = isTall ? 252 : 272;
  const height = isTall ? 400 : design.volume <= 20 ? 236 : 272;
  const lidHeight = isTall ? 118 : 138;
  const rings = [{ y: -height, r: r - 6 }, { y: -height + 10, r }, ...heel({ y: -34, r }, { y: 0, r: r - 30 }, 12)];
  const clip = drawing.clip(`<path d="${outline(rings)}"/>`);
  const isGlass = design.line !== 'professional';
  const lidTop = -height - lidHeight;
  const light = drawing.radial([
    { at: 0, color: '#ffffff', opacity: 0.55 },
    { at: 1, color: '#ffffff', opacity: 0 },
  ]);
  const base = isGlass
    ? `<g clip-path="${clip}"><path d="M-${r},-46Q0,6 ${r},-46L${r},30L-${r},30Z" fill="${mix(colors.body, '#ffffff', 0.5)}" opacity="0.5"/><path d="M-${r},-46Q0,6 ${r},-46" fill="none" stroke="${shade(colors.body, 0.7)}" stroke-width="3" opacity="0.5"/><ellipse cx="60" cy="-12" rx="${n(r * 0.7)}" ry="16" fill="${light}"/></g>`
    : '';
  const svg = [
    turned(drawing, rings, colors.body, isGlass ? glass : satin),
    base,
    design.line === 'professional' ? printedBand(drawing, r, -84, -44, colors.code, satin) : '',
    label(design, colors, {
      top: -height + (isTall ? 54 : 34),
      bottom: design.line === 'professional' ? -108 : -62,
      width: r * 1.36,
      isCompact: !isTall,
    }),
    reflection(drawing, {
      x: -r * 0.84,
      width: r * 0.11,
      top: -height + 22,
      bottom: -46,
      strength: isGlass ? 0.6 : 0.25,
    }),
    reflection(drawing, { x: r * 0.85, width: r * 0.035, top: -height + 30, bottom: -54, strength: 0.4 }),
    grounding(drawing, clip, r, -height),
    capped(drawing, lidTop, -height + 2, r - 2, colors.cap, satin, 14),
    wordmark(
      0,
      lidTop + lidHeight * 0.64,
      30,
      colors.cap === '#353954' ||
        design.line === 'clinical' ||
        design.palette === 'indigo' ||
        design.palette === 'amber' ||
        design.palette === 'charcoal'
        ? '#f4f1ec'
        : '#353954',
      0.55,
    ),
    seam(-height + 2, r - 2, 0.4),
  ].join('');
  return { svg, height: -lidTop, radius: r, foot: r - 28 };
}
