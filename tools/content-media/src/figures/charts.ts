import { box, dot, drawn, faded, HEIGHT, ink, label, round, stroke, turn, WIDTH } from './svg.ts';
import type { FigureOf } from './types.ts';

const hues = [ink.indigo, ink.steel, ink.skinDark, ink.amber] as const;
const hue = (index: number): string => hues[index % hues.length] ?? ink.indigo;

export function bars({ unit, bars: all }: FigureOf<'bars'>, done: number): string {
  const most = Math.max(...all.map(([, value]) => value));
  const step = Math.min(84, (HEIGHT - 20) / all.length);
  const top = (HEIGHT - step * all.length) / 2;
  return all
    .map(([name, value], index) => {
      const at = turn(done, index, all.length);
      const y = top + index * step;
      const width = (WIDTH - 118) * (value / most) * at;
      return (
        label(0, y + 18, name, { opacity: at }) +
        box(0, y + 28, Math.max(width, 6 * at), step - 50 < 14 ? 14 : step - 50, hue(index), 5) +
        label(width + 12, y + 44, `${value}${unit}`, { weight: 600, size: 20, opacity: at })
      );
    })
    .join('');
}

export function timeline({ points }: FigureOf<'timeline'>, done: number): string {
  const step = HEIGHT / points.length;
  const line = drawn(`M14 ${step / 2}V${HEIGHT - step / 2}`, ink.line, 4, done);
  const stops = points.map(([when, what], index) => {
    const at = turn(done, index, points.length);
    const y = step * (index + 0.5);
    return (
      dot(14, y, 11 * at, hue(index)) +
      label(44, y - 4, when, { size: 22, weight: 600, opacity: at }) +
      label(44, y + 21, what, { color: ink.muted, opacity: at, wrap: 44 })
    );
  });
  return line + stops.join('');
}

export function scale({ name, from, to, marks }: FigureOf<'scale'>, done: number): string {
  const x = (value: number) => 10 + ((value - from) / (to - from)) * (WIDTH - 20);
  const bar =
    `<defs><linearGradient id="scale"><stop stop-color="${ink.danger}"/><stop offset=".45" stop-color="${ink.amber}"/><stop offset="1" stop-color="${ink.steel}"/></linearGradient></defs>` +
    box(0, 156, WIDTH * turn(done, 0, 3), 26, 'url(#scale)', 13);
  const ends =
    label(0, 208, `${name} ${from}`, { color: ink.muted }) +
    label(WIDTH, 208, `${name} ${to}`, { color: ink.muted, anchor: 'end' });
  const pins = marks.map(([at, text], index) => {
    const shown = turn(done, index + 1, marks.length + 1);
    // Above and below by turns, so that neighbors do not touch.
    const [end, words] = index % 2 === 0 ? [110, 62] : [240, 264];
    const anchor = x(at) < 110 ? 'start' : x(at) > WIDTH - 110 ? 'end' : 'middle';
    return faded(
      shown,
      stroke(`M${round(x(at))} ${index % 2 === 0 ? 150 : 188}V${end}`, ink.indigo, 2) +
        dot(x(at), 169, 7, ink.card, `stroke="${ink.indigo}" stroke-width="3"`) +
        label(x(at), words + 8, text, { weight: 600, anchor, wrap: 20 }) +
        label(x(at), words + 32, String(at), { color: ink.muted, anchor }),
    );
  });
  return bar + ends + pins.join('');
}

const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S'] as const;

export function week({ rows }: FigureOf<'week'>, done: number): string {
  const step = Math.min(72, (HEIGHT - 60) / rows.length);
  const top = (HEIGHT - 40 - step * rows.length) / 2 + 36;
  const x = (day: number) => 134 + day * 40;
  const head = days.map((day, index) => label(x(index), top - 14, day, { color: ink.muted, anchor: 'middle' }));
  const lines = rows.map(([name, on], row) => {
    const at = turn(done, row, rows.length);
    const y = top + step * row + step / 2;
    const marks = days.map((_, day) =>
      on.includes(day) ? dot(x(day), y, 15 * at, hue(row)) : dot(x(day), y, 13, ink.sand),
    );
    return label(0, y + 6, name, { size: 18, weight: 600, opacity: at }) + marks.join('');
  });
  return head.join('') + lines.join('');
}

export function curve({ across, up, curves }: FigureOf<'curve'>, done: number): string {
  const [left, bottom, width, height] = [16, 280, WIDTH - 32, 236];
  const axes =
    stroke(`M${left} ${bottom - height}V${bottom}H${left + width}`, ink.muted, 2) +
    label(left + width, bottom + 30, across, { color: ink.muted, anchor: 'end' }) +
    label(left, 24, up, { color: ink.muted });
  const lines = curves.map(({ name, points }, index) => {
    const at = turn(done, index, curves.length);
    const spots = points.map(([x, y]) => [left + x * width, bottom - y * height] as const);
    // Each point is passed in the direction from the one before to the one after.
    const path = spots
      .map(([x, y], spot) => {
        const before = spots[spot - 1];
        if (!before) return `M${round(x)} ${round(y)}`;
        const [first, next] = [spots[spot - 2] ?? before, spots[spot + 1] ?? ([x, y] as const)];
        const out = [before[0] + (x - first[0]) / 6, before[1] + (y - first[1]) / 6];
        const into = [x - (next[0] - before[0]) / 6, y - (next[1] - before[1]) / 6];
        return `C${[...out, ...into, x, y].map(round).join(' ')}`;
      })
      .join('');
    const top = spots.reduce((best, spot) => (spot[1] < best[1] ? spot : best), [0, bottom] as const);
    return (
      drawn(path, hue(index), 5, at) +
      label(top[0], top[1] - 14, name, { weight: 600, color: hue(index), anchor: 'middle', opacity: at })
    );
  });
  return axes + lines.join('');
}
