import { mix, shade } from '../color.ts';
import { n } from '../drawing.ts';
import { label } from '../label.ts';
import type { Pack, PackInput } from '../pack.ts';

/** Foil sachet with sealed edges; large contents come in a pouch that stands. */
export function sachet({ drawing, design, colors }: PackInput): Pack {
  const isPouch = design.volume >= 400;
  const half = isPouch ? 290 : 232;
  const height = isPouch ? 860 : 680;
  const seal = isPouch ? 34 : 30;
  const swell = isPouch ? 16 : 4;
  const shape = `M${-half},${-height}L${half},${-height}Q${half + swell * 0.3},${n(-height * 0.5)} ${half - swell * 0.6},0Q0,${swell + 6} ${-half + swell * 0.6},0Q${-half - swell * 0.3},${n(-height * 0.5)} ${-half},${-height}Z`;
  const clip = drawing.clip(`<path d="${shape}"/>`);
  const sheen = drawing.linear(
    [
      { at: 0, color: shade(colors.body, 0.8) },
      { at: 0.1, color: mix(colors.body, '#ffffff', 0.28) },
      { at: 0.3, color: colors.body },
      { at: 0.52, color: mix(colors.body, '#ffffff', 0.2) },
      { at: 0.76, color: shade(colors.body, 0.9) },
      { at: 0.92, color: mix(colors.body, '#ffffff', 0.12) },
      { at: 1, color: shade(colors.body, 0.7) },
    ],
    [-half, -height * 0.8, half, -height * 0.2],
  );
  const wide = `x="${-half - 20}" width="${half * 2 + 40}"`;
  const ridges = (from: number) =>
    Array.from(
      { length: 5 },
      (_, index) =>
        `<rect ${wide} y="${n(from + 4 + index * (seal / 5))}" height="1.8" fill="#ffffff" opacity="0.4"/><rect ${wide} y="${n(from + 6 + index * (seal / 5))}" height="1.6" fill="#1a1830" opacity="0.16"/>`,
    ).join('');
  const edge = `<rect x="${-half}" y="${-height}" width="${seal * 0.7}" height="${height}" fill="#ffffff" opacity="0.14"/><rect x="${half - seal * 0.7}" y="${-height}" width="${seal * 0.7}" height="${height}" fill="#1a1830" opacity="0.1"/>`;
  const inner = [
    `<g fill="#1a1830" opacity="0.2" filter="${drawing.blur(14)}"><path d="M${half - 50},${-height + 110}L${half - 90},${-height + 60}L${half - 40},-120Z"/><path d="M-40,-70L150,-40L${half - 60},-110L60,-54Z"/></g>`,
    `<g fill="#ffffff" opacity="0.42" filter="${drawing.blur(12)}"><path d="M${-half + 40},${-height + 70}L${-half + 120},${-height + 60}L${-half + 70},-80L${-half + 34},-60Z"/><path d="M-150,-46L40,-30L-60,-96Z"/><path d="M-90,${-height + 60}L120,${-height + 66}L30,${-height + 130}Z" opacity="0.7"/></g>`,
  ].join('');
  const gusset = isPouch
    ? `<path d="M${-half},-96Q0,-34 ${half},-96" fill="none" stroke="#1a1830" stroke-width="4" opacity="0.16"/><path d="M${-half},-92Q0,-30 ${half},-92" fill="none" stroke="#ffffff" stroke-width="3" opacity="0.4"/><rect ${wide} y="${-height + 92}" height="5" fill="#1a1830" opacity="0.14"/><rect ${wide} y="${-height + 97}" height="3" fill="#ffffff" opacity="0.45"/>`
    : '';
  const svg = [
    `<path d="${shape}" fill="${sheen}"/><g clip-path="${clip}">${inner}${edge}`,
    design.line === 'retail'
      ? ''
      : `<rect ${wide} y="${-seal - 120}" height="64" fill="${colors.code}" opacity="0.92"/>`,
    `<rect ${wide} y="${-height}" height="${seal}" fill="${mix(colors.body, '#ffffff', 0.2)}" opacity="0.55"/>${ridges(-height)}`,
    isPouch
      ? gusset
      : `<rect ${wide} y="${-seal}" height="${seal + 8}" fill="${mix(colors.body, '#ffffff', 0.1)}" opacity="0.5"/>${ridges(-seal)}`,
    `<path d="M${half + 2},${-height + seal + 26}l-20,9l20,9Z" fill="${shade(colors.wall, 0.92)}"/></g>`,
    label(design, colors, {
      top: -height + (isPouch ? 170 : 118),
      bottom: design.line === 'retail' ? -92 : -seal - 150,
      width: half * 1.4,
    }),
  ].join('');
  return { svg, height, radius: half, foot: half - 6, isFlat: true };
}
