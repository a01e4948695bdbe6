import { productCarton } from './carton.ts';
import { mix, shade } from './color.ts';
import type { Design } from './design.ts';
import { Drawing, n } from './drawing.ts';
import { drawPack } from './kinds/index.ts';
import { disc, matte, turned } from './lathe.ts';
import type { Pack } from './pack.ts';
import { colorsOf } from './palettes.ts';
import type { Colors } from './palettes.ts';
import { FLOOR, GROUND, placed, shadow, sweep } from './stage.ts';

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Where a scene is drawn; pictures of it are 4 by 5 as well. */
const SCENE = '0 0 1200 1500';

/** Large sizes stand a little taller, as on a shelf; the smallest stay readable. */
function presence(design: Design): number {
  if (design.packaging === 'kit') return 1;
  return Math.min(1.02, Math.max(0.8, 0.8 + 0.105 * Math.log10(design.volume / 8)));
}

function fit(pack: Pack, design: Design, height: number, width: number): number {
  return Math.min(height / pack.height, width / (pack.radius * 2)) * presence(design);
}

/** The pack on a paper sweep. */
export function frontSvg(design: Design, frame: Frame): string {
  const drawing = new Drawing();
  const colors = colorsOf(design.palette, design.line);
  const pack = drawPack({ drawing, design, colors });
  const scale = fit(pack, design, 1070, design.packaging === 'kit' ? 900 : 770);
  // Low packs come forward, so that each stands in the middle of the picture.
  const y = FLOOR + 36 - Math.max(0, (960 - pack.height * scale) * 0.3);
  const content = sweep(drawing, colors) + placed(shadow(drawing, colors, pack) + pack.svg, 600, y, scale);
  return drawing.svg(content, SCENE, frame.width, frame.height);
}

const TABLE = 1120;

/** A plaster wall in late-morning sun: the panes of a window and the shadow of leaves. */
export function windowLight(drawing: Drawing, colors: Colors): string {
  const wall = mix(colors.wall, colors.body, 0.14);
  const fill = drawing.linear(
    [
      { at: 0, color: shade(wall, 0.8) },
      { at: 0.5, color: shade(wall, 0.92) },
      { at: 1, color: shade(wall, 0.84) },
    ],
    [-100, 0, 1300, 1100],
  );
  const pane = drawing.linear([
    { at: 0, color: '#fff8ec', opacity: 0 },
    { at: 0.07, color: '#fff8ec', opacity: 0.62 },
    { at: 0.93, color: '#fff8ec', opacity: 0.5 },
    { at: 1, color: '#fff8ec', opacity: 0 },
  ]);
  const panes = [-3, -2, 0, 1, 2, 4, 5]
    .flatMap((column) => [0, 1, 2].map((row) => ({ x: 60 + column * 330, y: -330 + row * 470 })))
    .map(({ x, y }) => `<rect x="${x}" y="${y}" width="304" height="444" fill="${pane}"/>`)
    .join('');
  const leaf = drawing.radial([
    { at: 0, color: shade(wall, 0.42), opacity: 0.4 },
    { at: 0.55, color: shade(wall, 0.42), opacity: 0.3 },
    { at: 1, color: shade(wall, 0.42), opacity: 0 },
  ]);
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const along = index * 74;
    const side = index % 2 === 0 ? 1 : -1;
    const length = 190 - index * 9;
    return `<g transform="translate(${n(1180 - along * 0.86)} ${n(40 + along * 0.5)}) rotate(${n(-30 + side * 52)})"><ellipse cx="${n(length * 0.62)}" rx="${n(length)}" ry="${n(40 - index * 1.5)}" fill="${leaf}"/></g>`;
  }).join('');
  const area = `x="${GROUND.left}" width="${GROUND.right - GROUND.left}"`;
  return [
    `<rect ${area} y="${GROUND.top}" height="${TABLE - GROUND.top + 4}" fill="${fill}"/>`,
    `<g transform="translate(90 0) skewX(-17) skewY(5)">${panes}</g>${leaves}`,
  ].join('');
}

export function table(drawing: Drawing, colors: Colors): string {
  const stone = mix(colors.floor, colors.body, 0.1);
  const top = drawing.linear(
    [
      { at: 0, color: shade(stone, 0.86) },
      { at: 0.3, color: mix(stone, '#fff6e6', 0.5) },
      { at: 0.62, color: mix(stone, '#fff6e6', 0.3) },
      { at: 1, color: shade(stone, 0.78) },
    ],
    [-200, TABLE, 1500, TABLE + 260],
  );
  const depth = drawing.linear(
    [
      { at: 0, color: '#1a1830', opacity: 0.16 },
      { at: 0.16, color: '#1a1830', opacity: 0 },
      { at: 1, color: '#1a1830', opacity: 0.1 },
    ],
    [0, TABLE, 0, 1500],
  );
  const area = `x="${GROUND.left}" width="${GROUND.right - GROUND.left}" y="${TABLE}" height="${GROUND.bottom - TABLE}"`;
  return `<rect ${area} fill="${top}"/><rect ${area} fill="${depth}"/>`;
}

/** A round block of stone; its top is at y = 0. */
export function plinth(drawing: Drawing, color: string, r: number, height: number): string {
  const face = drawing.linear([
    { at: 0, color: mix(color, '#fff8ec', 0.75) },
    { at: 0.6, color: mix(color, '#fff8ec', 0.4) },
    { at: 1, color: mix(color, '#fff8ec', 0.1) },
  ]);
  const rings = [
    { y: 0, r: r - 3 },
    { y: 5, r },
    { y: height, r },
  ];
  return turned(drawing, rings, color, matte) + disc({ y: 0, r: r - 2 }, face);
}

interface Company {
  readonly svg: string;
  /** How far the company reaches beyond the pack's middle, to the right. */
  readonly right: number;
}

/** What stands behind the pack: its box, or for sachets two more of them. */
function company(drawing: Drawing, design: Design, colors: Colors, pack: Pack, scale: number): Company {
  const half = pack.radius * scale;
  if (design.packaging === 'sachet') {
    const copy = (angle: number, x: number) =>
      `<g transform="translate(${x} 0) rotate(${angle})">${placed(pack.svg, 0, 0, scale)}</g>`;
    return { svg: copy(-9, -half * 0.42) + copy(7, half * 0.45), right: half };
  }
  const isLow = pack.height < pack.radius * 2;
  const width = Math.max(200, half * (isLow ? 1.7 : 1.84));
  const height = pack.height * scale * (isLow ? 1.22 : 1.04);
  const size = { width, height, depth: width * 0.28 };
  const left = half * (isLow ? 0.8 : 0.84);
  const cast = shadow(drawing, colors, { svg: '', height, radius: width / 2, foot: width * 0.46 });
  return {
    svg: placed(placed(cast, width / 2, -6) + productCarton(drawing, design, colors, size), left, -46),
    right: left + width + size.depth,
  };
}

/** The pack at a window, with its box. */
export function contextSvg(design: Design, frame: Frame): string {
  const drawing = new Drawing();
  const colors = colorsOf(design.palette, design.line);
  const pack = drawPack({ drawing, design, colors });
  const isKit = design.packaging === 'kit';
  const scale = fit(pack, design, isKit ? 900 : 800, isKit ? 800 : 390);
  const stone = mix(colors.floor, colors.body, 0.28);
  const behind = isKit ? { svg: '', right: pack.radius * scale } : company(drawing, design, colors, pack, scale);
  const x = -(behind.right - pack.radius * scale) / 2;
  const foot = Math.max(400, (behind.right + pack.radius * scale) / 2 + 56);
  const warm = drawing.radial(
    [
      { at: 0, color: '#fff3dc', opacity: 0.2 },
      { at: 1, color: '#fff3dc', opacity: 0 },
    ],
    [330, 420, 900],
  );
  const content = [
    windowLight(drawing, colors),
    table(drawing, colors),
    placed(
      shadow(drawing, colors, { svg: '', height: 420, radius: foot, foot }) +
        placed(plinth(drawing, stone, foot, 86), 0, -86),
      600,
      1330,
    ),
    placed(behind.svg + placed(shadow(drawing, colors, pack) + pack.svg, 0, isKit ? 22 : 8, scale), 600 + x, 1240),
    `<rect x="${GROUND.left}" y="${GROUND.top}" width="${GROUND.right - GROUND.left}" height="${GROUND.bottom - GROUND.top}" fill="${warm}"/>`,
  ].join('');
  return drawing.svg(content, SCENE, frame.width, frame.height);
}
