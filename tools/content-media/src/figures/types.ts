export type Pack = 'dropper' | 'pump' | 'tube' | 'jar' | 'bottle';
export type Zone = 'forehead' | 'eyes' | 'ears' | 'hairline' | 'nose' | 'lips' | 'chin' | 'cheeks' | 'neck';

/** A drawing beside a text. Texts in it are short: they are not broken, unless it says so. */
export type Figure =
  | { kind: 'bars'; unit: string; bars: readonly (readonly [name: string, value: number])[] }
  | { kind: 'steps'; steps: readonly string[] }
  | { kind: 'timeline'; points: readonly (readonly [when: string, what: string])[] }
  | { kind: 'scale'; name: string; from: number; to: number; marks: readonly (readonly [at: number, name: string])[] }
  | { kind: 'week'; rows: readonly (readonly [name: string, days: readonly number[]])[] }
  | { kind: 'skin'; marks: readonly (readonly [depth: number, name: string])[] }
  | { kind: 'split'; sides: readonly (readonly [title: string, ...items: string[]])[] }
  | { kind: 'curve'; across: string; up: string; curves: readonly Curve[] }
  | { kind: 'value'; value: string; caption: string }
  | { kind: 'packs'; packs: readonly (readonly [pack: Pack, name: string])[] }
  | { kind: 'face'; zones: readonly Zone[] }
  | { kind: 'fingers' }
  | { kind: 'tones' }
  | { kind: 'wall'; isThin: boolean };

export interface Curve {
  name: string;
  /** From 0 to 1 across and up. */
  points: readonly (readonly [x: number, y: number])[];
}

export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;
