import { designs } from '../designs.ts';
import type { Palette } from '../packaging.ts';
import { mix } from '../packshot/color.ts';
import type { Design } from '../packshot/design.ts';
import { Drawing, n } from '../packshot/drawing.ts';
import { drawPack } from '../packshot/kinds/index.ts';
import { colorsOf } from '../packshot/palettes.ts';
import { plinth, table, windowLight } from '../packshot/scenes.ts';
import { placed, shadow } from '../packshot/stage.ts';

const GAP = 18;
/** A pack of 200 mL is drawn this much smaller than alone in its picture. */
const SCALE = 0.62;

function scaleOf(design: Design): number {
  const isLow = design.packaging === 'jar';
  return SCALE * (isLow ? 0.78 : 1) * Math.min(1.08, Math.max(0.86, 0.84 + 0.07 * Math.log10(design.volume / 10)));
}

/** Packs on stone blocks of different height at a window. Its middle is at (600, 900). */
export function stillLifeSvg(
  palette: Palette,
  group: readonly (readonly [string, number])[],
  frame: { width: number; height: number },
): string {
  const drawing = new Drawing();
  const colors = colorsOf(palette, 'retail');
  const stone = mix(colors.floor, colors.body, 0.3);
  const items = group.flatMap(([key, block]) => {
    const design = designs.get(key);
    if (!design) return [];
    const own = colorsOf(design.palette, design.line);
    const pack = drawPack({ drawing, design, colors: own });
    const scale = scaleOf(design);
    return [{ pack, block, scale, half: Math.max(pack.radius * scale + 20, block > 0 ? 116 : 0) }];
  });
  const total = items.reduce((sum, { half }) => sum + half * 2, 0) + GAP * (items.length - 1);
  let left = 600 - total / 2;
  const standing = items.map(({ pack, block, scale, half }, index) => {
    const x = left + half;
    left += half * 2 + GAP;
    const floor = 1250 + (index % 2 === 0 ? 0 : -36) + (block === 0 ? 34 : 0);
    const base =
      block === 0
        ? ''
        : placed(
            shadow(drawing, colors, { svg: '', height: block * 2.4, radius: half, foot: half }) +
              placed(plinth(drawing, stone, half, block), 0, -block),
            x,
            floor,
          );
    return {
      floor,
      svg: base + placed(shadow(drawing, colors, pack) + pack.svg, x, floor - block + (block > 0 ? 4 : 0), scale),
    };
  });
  const content = [
    windowLight(drawing, colors),
    table(drawing, colors),
    ...standing.sort((a, b) => a.floor - b.floor).map(({ svg }) => svg),
  ].join('');
  // Wide pictures see more to either side; tall ones come in until the group fills their width.
  const ratio = frame.height / frame.width;
  const height =
    ratio > 1 ? Math.max(1240, (total + 150) * ratio) : Math.min(1120, Math.max(880, (total + 720) * ratio));
  const width = height / ratio;
  const bottom = ratio > 1 ? 1250 + height * 0.19 : 1284 + height * 0.13;
  return drawing.svg(
    content,
    `${n(600 - width / 2)} ${n(bottom - height)} ${n(width)} ${n(height)}`,
    frame.width,
    frame.height,
  );
}
