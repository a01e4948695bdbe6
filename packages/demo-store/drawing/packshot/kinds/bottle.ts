import { label } from '../label.ts';
import { satin } from '../lathe.ts';
import type { Pack, PackInput } from '../pack.ts';
import { capped, glassBottle, printedBand, solidBottle } from '../parts.ts';

const seenThrough = ['drops', 'mist', 'oil'];

/** Slim bottle with a screw cap: glass for what is clear, plastic for what is not. */
export function bottle({ drawing, design, colors }: PackInput): Pack {
  const isLarge = design.volume > 150;
  const isSmall = design.volume <= 60;
  const shape = isLarge
    ? { r: 168, height: 720, neck: 74, rise: 78 }
    : isSmall
      ? { r: 158, height: 500, neck: 66, rise: 64 }
      : { r: 158, height: 640, neck: 70, rise: 74 };
  const isGlass = design.line === 'retail' && seenThrough.includes(design.texture);
  const top = -shape.height - shape.rise;
  const capHeight = isLarge ? 150 : 128;
  const body = isGlass
    ? glassBottle(drawing, shape, colors, 0.9, false)
    : solidBottle(drawing, shape, colors.body, satin);
  const stripe = design.line === 'retail' ? '' : printedBand(drawing, shape.r, -132, -72, colors.code, satin);
  const svg = [
    body,
    stripe,
    label(design, colors, {
      top: -shape.height + (isGlass ? 104 : 84),
      bottom: stripe === '' ? -66 : -166,
      width: shape.r * 1.44,
    }),
    capped(drawing, top - capHeight + 22, top + 22, shape.neck + 12, colors.cap, satin, 10),
  ].join('');
  return { svg, height: -top + capHeight - 22, radius: shape.r, foot: shape.r - 18 };
}
