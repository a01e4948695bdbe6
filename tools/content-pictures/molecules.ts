type Element = 'C' | 'O' | 'N';
type Atom = readonly [element: Element, x: number, y: number];
type Bond = readonly [from: number, to: number, order?: 2];

const colors: Readonly<Record<Element, string>> = { C: 'INDIGO', O: 'CLAY', N: 'STEEL' };
const radii: Readonly<Record<Element, number>> = { C: 0.34, O: 0.31, N: 0.33 };

/** A ball-and-stick model as a GLSL function: bonds of length 1, upright, its lowest atom at y = 0; hydrogen is left out. */
function molecule(name: string, atoms: readonly Atom[], bonds: readonly Bond[]): string {
  const low = Math.min(...atoms.map(([, , y]) => y));
  const xs = atoms.map(([, x]) => x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  // Flat in books; a little depth makes it a thing.
  const places = atoms.map(([, x, y], index) => [x - middle, y - low + 0.34, index % 2 === 0 ? 0.14 : -0.14] as const);
  const far = Math.max(...places.map(([x, y]) => Math.hypot(x, y))) + 0.4;
  const vec = (values: readonly number[]) => `vec3(${values.map((value) => value.toFixed(3)).join(', ')})`;
  const sticks = bonds.flatMap(([from, to, order]) => {
    const [a, b] = [places[from], places[to]];
    if (!a || !b) return [];
    const [dx, dy] = [b[1] - a[1], a[0] - b[0]];
    const shifts = order === 2 ? [-0.1, 0.1] : [0];
    return shifts.map((shift) => {
      const end = (place: readonly [number, number, number]) =>
        vec([place[0] + dx * shift, place[1] + dy * shift, place[2]]);
      return `put(rod(p, ${end(a)}, ${end(b)}, ${order === 2 ? '0.06' : '0.085'}), IVORY, 0.5);`;
    });
  });
  const balls = places.map((place, index) => {
    const element = atoms[index]?.[0] ?? 'C';
    return `put(ball(p - ${vec(place)}, ${radii[element].toFixed(2)}), ${colors[element]}, 0.6);`;
  });
  return `void ${name}(vec3 p, float s) {
    p /= s;
    float before = D; D = before / s;
    float near = block(p - ${vec([0, far / 2, 0])}, ${vec([far, far * 0.7, 0.6])}, 0.1);
    if (near > 0.35) put(near, INDIGO, 0.5); else { ${sticks.join('\n')} ${balls.join('\n')} }
    D *= s;
  }`;
}

const ring = (x: number, y: number, elements: readonly Element[], start = 90): Atom[] =>
  elements.map((element, index) => {
    const angle = ((start - index * 60) * Math.PI) / 180;
    return [element, x + Math.cos(angle), y + Math.sin(angle)];
  });
const benzene: readonly Element[] = ['C', 'C', 'C', 'C', 'C', 'C'];
const around = (first: number): Bond[] =>
  benzene.map((_, index) =>
    index % 2 === 0 ? [first + index, first + ((index + 1) % 6), 2] : [first + index, first + ((index + 1) % 6)],
  );

const acid: readonly Atom[] = [
  ['O', 0, 0],
  ['C', 0.87, 0.5],
  ['C', 1.73, 0],
  ['O', 1.73, -1],
  ['O', 2.6, 0.5],
];
const acidBonds: readonly Bond[] = [
  [0, 1],
  [1, 2],
  [2, 3, 2],
  [2, 4],
];

export const glycolic = molecule('glycolic', acid, acidBonds);
export const lactic = molecule('lactic', [...acid, ['C', 0.87, 1.5]], [...acidBonds, [1, 5]]);
export const mandelic = molecule(
  'mandelic',
  [...acid, ...ring(0.87, 2.5, benzene, -90)],
  [...acidBonds, [1, 5], ...around(5)],
);
export const salicylic = molecule(
  'salicylic',
  [...ring(0, 0, benzene), ['O', 0, 2], ['C', 1.73, 1], ['O', 1.73, 2], ['O', 2.6, 0.5]],
  [...around(0), [0, 6], [1, 7], [7, 8, 2], [7, 9]],
);
export const gluconolactone = molecule(
  'gluconolactone',
  [
    ...ring(0, 0, ['O', 'C', 'C', 'C', 'C', 'C']),
    ['O', 1.73, 1],
    ['O', 1.73, -1],
    ['O', 0, -2],
    ['O', -1.73, -1],
    ['C', -1.73, 1],
    ['O', -1.73, 2],
  ],
  [...benzene.map((_, index): Bond => [index, (index + 1) % 6]), [1, 6, 2], [2, 7], [3, 8], [4, 9], [5, 10], [10, 11]],
);

const chain = Array.from({ length: 9 }, (_, index): Atom => ['C', index * 0.87, index % 2 === 0 ? 0 : 0.5]);
export const azelaic = molecule(
  'azelaic',
  [...chain, ['O', 0, -1], ['O', -0.87, 0.5], ['O', 6.96, -1], ['O', 7.83, 0.5]],
  [...Array.from({ length: 8 }, (_, index): Bond => [index, index + 1]), [0, 9, 2], [0, 10], [8, 11, 2], [8, 12]],
);
export const niacinamide = molecule(
  'niacinamide',
  [...ring(0, 0, ['C', 'C', 'C', 'N', 'C', 'C']), ['C', 1.73, 1], ['O', 1.73, 2], ['N', 2.6, 0.5]],
  [...around(0), [1, 6], [6, 7, 2], [6, 8]],
);
