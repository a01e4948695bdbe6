import { kitBox } from '../carton.ts';
import { brightness, mix } from '../color.ts';
import { serif } from '../generated/serif.ts';
import { glass, roundFill, satin } from '../lathe.ts';
import type { Pack, PackInput } from '../pack.ts';
import { colorsOf } from '../palettes.ts';
import { capped } from '../parts.ts';
import { placed, shadow } from '../stage.ts';
import { centeredText, textWidth } from '../text.ts';

/** How far behind its contents the box stands. */
const BACK = 104;

function ampoules({ drawing, colors }: PackInput): string {
  const one = [
    `<path d="M-30,0L-30,-190Q-30,-226 -12,-244L-12,-270Q-22,-284 -16,-312Q-10,-352 0,-366Q10,-352 16,-312Q22,-284 12,-270L12,-244Q30,-226 30,-190L30,0Q0,10 -30,0Z" fill="${roundFill(drawing, colors.body, glass)}" opacity="0.92"/>`,
    `<path d="M-26,-4L-26,-186L26,-186L26,-4Q0,5 -26,-4Z" fill="${roundFill(drawing, mix(colors.content, colors.body, 0.35), glass)}" opacity="0.7"/>`,
    `<rect x="-13" y="-262" width="26" height="5" fill="#ffffff" opacity="0.7"/><rect x="-21" y="-200" width="6" height="180" rx="3" fill="#ffffff" opacity="0.6"/>`,
    capped(drawing, -96, -42, 31, '#f4f2ee', satin, 1),
  ].join('');
  const xs = [-250, -125, 0, 125, 250];
  const cast = shadow(drawing, colors, { svg: '', height: 366, radius: 30, foot: 30 });
  return xs.map((x) => placed(cast + one, x, 0)).join('');
}

/** The box with its contents standing in front of it, each drawn by `draw`. */
export function kit(input: PackInput, draw: (content: PackInput) => Pack): Pack {
  const { drawing, design, colors } = input;
  const size = { width: 720, height: 800, depth: 104 };
  const boxColor = design.line === 'professional' ? '#353954' : colors.body;
  const ink = brightness(boxColor) < 0.32 ? '#f4f1ec' : '#353954';
  const titleSize = Math.min(60, (60 * size.width * 0.8) / textWidth(serif, design.title, { size: 60 }));
  const title = centeredText(serif, design.title, 0, -size.height * 0.655, ink, { size: titleSize });
  const box = placed(
    kitBox(drawing, design, colors, size, ink) + placed(title, size.width / 2, 0),
    -size.width / 2 - 40,
    -BACK,
  );

  const packs = design.contents.slice(0, 5).map((content) => {
    const contentColors = colorsOf(content.palette, content.line);
    const pack = draw({ drawing, design: content, colors: contentColors });
    return { pack, shade: shadow(drawing, colors, pack) };
  });
  // Two depths, slightly overlapping: a group, not a queue.
  const share = packs.map(({ pack }) => (pack.hasOwnShadow ? 0.62 : pack.isFlat ? 0.8 : 1));
  const widths = packs.map(({ pack }, index) => pack.radius * 2 * (share[index] ?? 1));
  const scale = Math.min(0.62, 880 / widths.reduce((sum, width) => sum + width, 0));
  const overlap = packs.length > 3 ? 8 : -26;
  let left = -(widths.reduce((sum, width) => sum + width * scale, 0) - overlap * (packs.length - 1)) / 2;
  const group = packs.map(({ pack, shade: cast }, index) => {
    const width = (widths[index] ?? 0) * scale;
    const x = left + width / 2;
    left += width - overlap;
    const y = index % 2 === 0 ? 0 : 46;
    return { y, svg: placed(cast + pack.svg, x, y, scale * (share[index] ?? 1)) };
  });
  const items =
    packs.length === 0
      ? placed(ampoules(input), 0, 20, 1.2)
      : group
          .sort((a, b) => a.y - b.y)
          .map((item) => item.svg)
          .join('');
  const boxShadow = shadow(drawing, colors, {
    svg: '',
    height: size.height,
    radius: size.width / 2,
    foot: size.width * 0.46,
  });
  const back = placed(boxShadow, 20, -BACK) + box;
  return { svg: back + items, height: size.height + BACK + 40, radius: 440, foot: 380, hasOwnShadow: true };
}
