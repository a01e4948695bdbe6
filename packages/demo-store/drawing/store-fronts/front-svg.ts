import { designs } from '../designs.ts';
import { mix } from '../packshot/color.ts';
import { Drawing } from '../packshot/drawing.ts';
import { serif } from '../packshot/generated/serif.ts';
import { drawPack } from '../packshot/kinds/index.ts';
import type { Colors } from '../packshot/palettes.ts';
import { colorsOf } from '../packshot/palettes.ts';
import type { Frame } from '../packshot/scenes.ts';
import { plinth, table, windowLight } from '../packshot/scenes.ts';
import { placed, shadow } from '../packshot/stage.ts';
import { centeredText, textWidth } from '../packshot/text.ts';
import { storeFronts } from './fronts.ts';
import type { StoreFront, StoreFrontName } from './fronts.ts';

const GAP = 34;
const SCALE = 0.5;
const WIDEST = 860;

/** The name on the wall: the first line large, the others below it. */
function sign(lines: readonly string[], fill: string): string {
  return lines
    .map((line, place) => {
      const wanted = place === 0 ? { size: 190, tracking: 0.02 } : { size: 92, tracking: 0.06 };
      const width = textWidth(serif, line, wanted);
      const size = wanted.size * Math.min(1, WIDEST / width);
      return centeredText(serif, line, 600, 420 + place * 150, fill, { ...wanted, size });
    })
    .join('');
}

function standing(drawing: Drawing, colors: Colors, group: StoreFront['group']): string {
  const stone = mix(colors.floor, colors.body, 0.3);
  const items = group.flatMap(([key, block]) => {
    const design = designs.get(key);
    if (!design) return [];
    const pack = drawPack({ drawing, design, colors: colorsOf(design.palette, design.line) });
    return [{ pack, block, half: Math.max(pack.radius * SCALE + 20, block > 0 ? 110 : 0) }];
  });
  let left = 600 - (items.reduce((sum, { half }) => sum + half * 2, 0) + GAP * (items.length - 1)) / 2;
  return items
    .map(({ pack, block, half }) => {
      const x = left + half;
      left += half * 2 + GAP;
      const floor = 1330;
      const stoneShadow = shadow(drawing, colors, { svg: '', height: block * 2.4, radius: half, foot: half });
      const base =
        block === 0 ? '' : placed(stoneShadow + placed(plinth(drawing, stone, half, block), 0, -block), x, floor);
      return base + placed(shadow(drawing, colors, pack) + pack.svg, x, floor - block + (block > 0 ? 4 : 0), SCALE);
    })
    .join('');
}

/** A clinic's wall in window light with its name, and its products in front. */
export function storeFrontSvg(name: StoreFrontName, { width, height }: Frame): string {
  const { group, lines, palette } = storeFronts[name];
  const drawing = new Drawing();
  const colors = colorsOf(palette, 'retail');
  const ink = mix(colors.body, '#20242e', 0.45);
  const content =
    windowLight(drawing, colors) + sign(lines, ink) + table(drawing, colors) + standing(drawing, colors, group);
  return drawing.svg(content, '0 0 1200 1500', width, height);
}
