import { box, dot, faded, HEIGHT, ink, label, round, stroke, turn, WIDTH, wrapped } from './svg.ts';
import type { FigureOf, Pack } from './types.ts';

export function steps({ steps: all }: FigureOf<'steps'>, done: number): string {
  const step = HEIGHT / all.length;
  return all
    .map((text, index) => {
      const at = turn(done, index, all.length);
      const y = step * (index + 0.5);
      const lines = wrapped(text, 32);
      const next = index < all.length - 1 ? stroke(`M22 ${y + 24}V${y + step - 24}`, ink.line, 3) : '';
      return (
        next +
        dot(22, y, 22 * at, index % 2 === 0 ? ink.indigo : ink.steelStrong) +
        label(22, y + 7, String(index + 1), { color: ink.card, weight: 600, size: 19, anchor: 'middle', opacity: at }) +
        label(62, y + 7 - (lines.length - 1) * 11, text, { size: 21, opacity: at, wrap: 32 })
      );
    })
    .join('');
}

export function split({ sides }: FigureOf<'split'>, done: number): string {
  const gap = 16;
  const height = (HEIGHT - gap * (sides.length - 1)) / sides.length;
  const tints = [ink.steelSoft, ink.amberSoft, ink.successSoft, ink.indigoSoft];
  return sides
    .map(([title, ...items], index) => {
      const at = turn(done, index, sides.length);
      const y = index * (height + gap);
      const step = Math.min(28, (height - 58) / Math.max(1, items.length));
      const words = items.map((item, row) => label(22, y + 68 + row * step, item, { size: 20, color: ink.text }));
      return faded(
        at,
        box(0, y, WIDTH, height, tints[index % tints.length] ?? ink.sand, 14) +
          label(22, y + 37, title, { size: 22, weight: 600, color: ink.indigo }) +
          words.join(''),
      );
    })
    .join('');
}

export function value({ value: text, caption }: FigureOf<'value'>, done: number): string {
  const at = turn(done, 0, 1);
  const size = text.length > 4 ? 92 : 128;
  return (
    dot(WIDTH / 2, 150, 136 * at, ink.indigoSoft) +
    label(WIDTH / 2, 150 + size * 0.33, text, { size, serif: true, color: ink.indigo, anchor: 'middle', opacity: at }) +
    label(WIDTH / 2, 322, caption, { size: 20, color: ink.muted, anchor: 'middle', opacity: at })
  );
}

const bodies: Record<Pack, string> = {
  dropper: 'M-6 -62h12v18h8v14h-28v-14h8zM-20 -28h40v62q0 8 -8 8h-24q-8 0 -8 -8z',
  pump: 'M-22 -62h26v8h-7v12h10v12h-14v-12h4v-12h-19zM-22 -26h44v60q0 8 -8 8h-28q-8 0 -8 -8z',
  tube: 'M-22 -58h44l-6 84h-32zM-13 28h26v14h-26z',
  jar: 'M-34 -20h68v18h-68zM-31 0h62v32q0 10 -10 10h-42q-10 0 -10 -10z',
  bottle: 'M-9 -62h18v16h-18zM-9 -44h18q15 8 15 22v56q0 8 -8 8h-32q-8 0 -8 -8v-56q0 -14 15 -22z',
};

/** Packs in the order in which they are used. */
export function packs({ packs: all }: FigureOf<'packs'>, done: number): string {
  const columns = Math.min(3, all.length);
  const rows = Math.ceil(all.length / columns);
  const [width, height] = [WIDTH / columns, HEIGHT / rows];
  const fills = [ink.steel, ink.indigo, ink.skinDark, ink.amber, ink.steelStrong, ink.success];
  return all
    .map(([pack, name], index) => {
      const at = turn(done, index, all.length);
      const x = ((index % columns) + 0.5) * width;
      const y = (Math.floor(index / columns) + 0.5) * height - 14;
      const size = rows === 1 ? 1.5 : 1.1;
      return faded(
        at,
        `<path transform="translate(${round(x)} ${y}) scale(${size})" d="${bodies[pack]}" fill="${fills[index % fills.length] ?? ink.steel}"/>` +
          dot(x - width / 2 + 18, y - 46 * size, 15, ink.indigoSoft) +
          label(x - width / 2 + 18, y - 46 * size + 6, String(index + 1), {
            size: 16,
            weight: 600,
            anchor: 'middle',
            color: ink.indigo,
          }) +
          label(x, y + 48 * size + 26, name, { size: 18, anchor: 'middle', wrap: 14 }),
      );
    })
    .join('');
}
