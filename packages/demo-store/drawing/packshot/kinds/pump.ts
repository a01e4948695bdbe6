import { n } from '../drawing.ts';
import { label } from '../label.ts';
import { roundFill, satin, shoulder, turned } from '../lathe.ts';
import type { Pack, PackInput } from '../pack.ts';
import { capped, printedBand, seam, solidBottle } from '../parts.ts';

/** Lotion pump: collar, stem, and a head whose nozzle points to the left. */
export function pump({ drawing, design, colors }: PackInput): Pack {
  const isLarge = design.volume >= 400;
  const shape = isLarge
    ? { r: 212, height: 700, neck: 92, rise: 108 }
    : { r: 172, height: design.volume <= 100 ? 560 : 640, neck: 80, rise: 84 };
  const top = -shape.height - shape.rise;
  const collarTop = top - 62;
  const headTop = collarTop - (isLarge ? 130 : 112);
  const head = [
    ...shoulder({ y: headTop, r: 30 }, { y: headTop + 18, r: 62 }, 12),
    { y: headTop + 46, r: 64 },
    { y: headTop + 58, r: 52 },
  ];
  const reach = isLarge ? 196 : 172;
  const nozzleFill = drawing.vertical([
    { at: 0, color: colors.cap },
    { at: 0.25, color: '#ffffff', opacity: 0.9 },
    { at: 0.5, color: colors.cap },
    { at: 1, color: '#000000', opacity: 0.75 },
  ]);
  const nozzle = `M20,${n(headTop + 10)}L-${reach - 24},${n(headTop + 20)}Q-${reach},${n(headTop + 22)} -${reach},${n(headTop + 46)}L-${reach},${n(headTop + 58)}L-${reach - 18},${n(headTop + 58)}L-${reach - 20},${n(headTop + 48)}Q-${reach - 26},${n(headTop + 44)} -${reach - 40},${n(headTop + 44)}L20,${n(headTop + 48)}Z`;
  const svg = [
    `<rect x="-17" y="${n(headTop + 30)}" width="34" height="${n(collarTop - headTop - 10)}" fill="${roundFill(drawing, '#e8e8ea', satin)}"/>`,
    `<path d="${nozzle}" fill="${colors.cap}"/><path d="${nozzle}" fill="${nozzleFill}" opacity="0.35"/>`,
    turned(drawing, head, colors.cap, satin),
    solidBottle(drawing, shape, colors.body, satin),
    design.line === 'retail' ? '' : printedBand(drawing, shape.r, -148, -78, colors.code, satin),
    label(design, colors, {
      top: -shape.height + 66,
      bottom: design.line === 'retail' ? -70 : -186,
      width: shape.r * 1.42,
    }),
    capped(drawing, collarTop, top + 20, shape.neck + 6, colors.cap, satin, 10),
    capped(drawing, collarTop - 22, collarTop + 3, 34, colors.cap, satin, 5),
    seam(top + 20, shape.neck + 6),
  ].join('');
  return { svg, height: -headTop, radius: shape.r, foot: shape.r - 18 };
}
