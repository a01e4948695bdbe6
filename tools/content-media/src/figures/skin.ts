import { box, dot, drawn, faded, HEIGHT, ink, label, stroke, turn, WIDTH } from './svg.ts';
import type { FigureOf, Zone } from './types.ts';

/** A section through skin: what reaches how deep. Depth 0 is the surface, 1 the fat below the dermis. */
export function skin({ marks }: FigureOf<'skin'>, done: number): string {
  const wave = (y: number, swing: number) =>
    `M0 ${y}` + Array.from({ length: 5 }, (_, index) => `q20 ${index % 2 === 0 ? swing : -swing} 40 0t40 0`).join('');
  const layer = (y: number, swing: number, fill: string) => `<path d="${wave(y, swing)}V330H0Z" fill="${fill}"/>`;
  const section =
    '<clipPath id="skin"><rect y="30" width="400" height="300" rx="16"/></clipPath>' +
    `<g clip-path="url(#skin)">${layer(60, -4, ink.skinDeep)}${layer(76, -4, ink.skin)}${layer(150, 14, '#e6bda9')}${layer(286, -8, ink.amberSoft)}` +
    Array.from({ length: 26 }, (_, index) =>
      dot(8 + (index % 13) * 32, index < 13 ? 98 : 124, 7, 'none', `stroke="${ink.skinDark}" stroke-width="1.5"`),
    ).join('') +
    stroke('M40 300C70 240 60 210 96 176M210 300c-10 -60 30 -80 20 -120M330 300c20 -50 -10 -90 24 -122', '#c9705f', 3) +
    '</g>';
  const arrows = marks.map(([depth, name], index) => {
    const at = turn(done, index, marks.length);
    const x = 60 + index * (280 / Math.max(1, marks.length - 1 || 1));
    const end = 60 + depth * 258;
    return (
      drawn(`M${x} 20V${end - 12}`, ink.indigo, 5, at) +
      faded(
        at,
        `<path d="M${x - 9} ${end - 16}h18l-9 16z" fill="${ink.indigo}"/>` +
          label(x, 14, name, { weight: 600, anchor: 'middle' }),
      )
    );
  });
  return section + arrows.join('');
}

/** Cells and what lies between them. */
export function wall({ isThin }: FigureOf<'wall'>, done: number): string {
  const rows = Array.from({ length: 6 }, (_, row) => {
    const at = turn(done, 5 - row, 6);
    const gap = isThin ? 5 : 10;
    return Array.from({ length: 5 }, (_cell, cell) => {
      const missing = isThin && (row * 5 + cell) % 7 === 3;
      const x = cell * 96 - (row % 2) * 48 + gap / 2;
      return missing ? '' : faded(at, box(x, 62 + row * 44, 96 - gap, 44 - gap, ink.skin, 9));
    }).join('');
  });
  const mortar = box(0, 58, WIDTH, 270, isThin ? ink.sand : ink.steel, 14);
  const drops = Array.from({ length: isThin ? 4 : 1 }, (_, index) => {
    const [x, y] = [60 + index * 92, 46 - (index % 2) * 12];
    return faded(
      turn(done, index, 4),
      `<path d="M${x} ${y - 26}c-9 12 -10 18 -10 20a10 10 0 0 0 20 0c0 -2 -1 -8 -10 -20z" fill="${ink.steelStrong}"/>`,
    );
  });
  return `<clipPath id="wall"><rect y="58" width="${WIDTH}" height="270" rx="14"/></clipPath>${mortar}<g clip-path="url(#wall)">${rows.join('')}</g>${drops.join('')}`;
}

const spots: Record<Zone, readonly (readonly [x: number, y: number, width: number, height: number])[]> = {
  hairline: [[200, 52, 74, 14]],
  forehead: [[200, 88, 64, 22]],
  eyes: [
    [166, 142, 26, 13],
    [234, 142, 26, 13],
  ],
  ears: [
    [104, 164, 15, 28],
    [296, 164, 15, 28],
  ],
  nose: [[200, 172, 15, 28]],
  cheeks: [
    [150, 188, 26, 26],
    [250, 188, 26, 26],
  ],
  lips: [[200, 224, 32, 11]],
  chin: [[200, 258, 26, 14]],
  neck: [
    [152, 302, 14, 26],
    [248, 302, 14, 26],
  ],
};

export function face({ zones }: FigureOf<'face'>, done: number): string {
  const head =
    box(150, 240, 100, 100, ink.skinDeep, 24) +
    '<ellipse cx="104" cy="164" rx="16" ry="30" fill="#e3c4b0"/><ellipse cx="296" cy="164" rx="16" ry="30" fill="#e3c4b0"/>' +
    `<path d="M104 140C104 70 146 36 200 36s96 34 96 104c0 82 -42 142 -96 142S104 222 104 140z" fill="${ink.skin}"/>` +
    `<path d="M104 140C96 60 146 20 200 20s104 40 96 120c-8 -44 -30 -74 -50 -84c-30 14 -72 14 -96 2c-22 14 -40 44 -46 82z" fill="${ink.indigo}"/>` +
    stroke('M150 142q16 -9 32 0M218 142q16 -9 32 0M200 150l-9 40q9 7 18 0M172 224q28 12 56 0', ink.skinDark, 3);
  const marks = zones.flatMap((zone, index) =>
    spots[zone].map(([x, y, width, height]) =>
      faded(
        turn(done, index, zones.length) * 0.72,
        `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${ink.amber}"/>`,
      ),
    ),
  );
  return head + marks.join('');
}

/** Sunscreen along two fingers. */
export function fingers(done: number): string {
  const finger = (x: number, top: number, height: number) =>
    box(x, top, 58, height, ink.skin, 29) + box(x + 14, top + 8, 30, 30, '#f6e3d6', 15);
  const hand =
    `<path d="M96 340V210q0 -20 20 -20h180q20 0 20 20v130z" fill="${ink.skin}"/>` +
    finger(118, 40, 220) +
    finger(184, 18, 240) +
    finger(250, 120, 120) +
    stroke('M118 180h58M184 170h58M118 118h58M184 100h58', ink.skinDeep, 3);
  const lines = [
    [147, 60, 214],
    [213, 40, 214],
  ] as const;
  return (
    hand +
    lines.map(([x, from, to], index) => drawn(`M${x} ${to}V${from}`, ink.card, 22, turn(done, index, 2))).join('') +
    label(60, 120, '1', { size: 34, serif: true, color: ink.steelStrong }) +
    label(330, 100, '2', { size: 34, serif: true, color: ink.steelStrong })
  );
}

const types = [
  ['I', '#f6dfd0', 'Always burns, never tans'],
  ['II', '#eecbb2', 'Usually burns, tans a little'],
  ['III', '#dcae8c', 'Sometimes burns, tans evenly'],
  ['IV', '#bd8660', 'Rarely burns, tans well'],
  ['V', '#8d5a3b', 'Very rarely burns'],
  ['VI', '#583828', 'Almost never burns'],
] as const;

export function tones(done: number): string {
  const step = HEIGHT / types.length;
  return types
    .map(([name, fill, text], index) => {
      const at = turn(done, index, types.length);
      const y = index * step;
      return faded(
        at,
        box(0, y + 4, 108, step - 8, fill, 12) +
          label(128, y + step / 2 + 7, name, { size: 20, weight: 600 }) +
          label(168, y + step / 2 + 7, text, { size: 18, color: ink.muted }),
      );
    })
    .join('');
}
