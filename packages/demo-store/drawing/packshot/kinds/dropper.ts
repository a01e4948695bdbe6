import { label } from '../label.ts';
import { heel, matte, shoulder, turned } from '../lathe.ts';
import type { Pack, PackInput } from '../pack.ts';
import { collar, glassBottle } from '../parts.ts';

/** Glass bottle with a rubber bulb; the pipette shows through. */
export function dropper({ drawing, design, colors }: PackInput): Pack {
  const shape = { r: 176, height: 540, neck: 70, rise: 86 };
  const collarTop = -shape.height - shape.rise - 104;
  const bulb = [
    ...shoulder({ y: collarTop - 206, r: 8 }, { y: collarTop - 158, r: 46 }, 18),
    { y: collarTop - 76, r: 50 },
    ...heel({ y: collarTop - 40, r: 51 }, { y: collarTop - 26, r: 54 }, 4).slice(1, 2),
    { y: collarTop - 22, r: 62 },
    { y: collarTop + 6, r: 63 },
  ];
  const svg = [
    glassBottle(drawing, shape, colors, 0.86, true),
    label(design, colors, { top: -shape.height + 112, bottom: -62, width: shape.r * 1.42 }),
    collar(drawing, collarTop, -shape.height - shape.rise + 14, 80),
    turned(drawing, bulb, colors.cap, matte),
  ].join('');
  return { svg, height: shape.height + shape.rise + 310, radius: shape.r, foot: shape.r - 18 };
}
