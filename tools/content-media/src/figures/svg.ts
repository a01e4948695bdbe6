import { light } from '../../../../packages/ui-kit/src/theme/light.ts';

const { color } = light;

/** Colors of drawings: those of the light theme, and a few between them. */
export const ink = {
  ground: color.surface.ground,
  card: color.surface.card,
  sand: color.surface.packshot,
  line: color.border.subtle,
  text: color.text.body,
  muted: color.text.muted,
  indigo: color.primary.solid,
  indigoSoft: color.primary.soft,
  steel: color.secondary.solid,
  steelStrong: color.secondary.strong,
  steelSoft: color.secondary.soft,
  danger: color.danger.solid,
  dangerSoft: color.danger.soft,
  success: color.success.solid,
  successSoft: color.success.soft,
  amber: color.warning.icon,
  amberSoft: color.warning.soft,
  skin: '#ead2c0',
  skinDeep: '#d9b39b',
  skinDark: '#c8967d',
} as const;

/** The space that a figure is drawn in. */
export const WIDTH = 400;
export const HEIGHT = 340;

export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** From 0 to 1, fast at first. */
export const ease = (value: number): number => 1 - (1 - clamp(value)) ** 3;

/** How far the part `index` of `count` has come when the whole is at `done`: one after another, overlapping by half. */
export function turn(done: number, index: number, count: number): number {
  const length = 2 / (count + 1);
  return ease((done - (index * length) / 2) / length);
}

interface LabelOptions {
  size?: number;
  weight?: 400 | 600;
  color?: string;
  anchor?: 'start' | 'middle' | 'end';
  opacity?: number;
  serif?: boolean;
  /** Characters in a line; further lines follow below. */
  wrap?: number;
}

/** Words in lines of at most `length` characters. */
export function wrapped(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function label(x: number, y: number, text: string, options: LabelOptions = {}): string {
  const { size = 19, weight = 400, anchor = 'start', opacity = 1, serif = false, wrap = 99 } = options;
  const spans = wrapped(text, wrap)
    .map((line, index) => `<tspan x="${x}" dy="${index === 0 ? 0 : size * 1.2}">${escape(line)}</tspan>`)
    .join('');
  return `<text x="${x}" y="${y}" font-family="${serif ? 'Regen Serif' : 'Regen Sans'}" font-size="${size}" font-weight="${weight}" fill="${options.color ?? ink.text}" text-anchor="${anchor}" opacity="${round(opacity)}">${spans}</text>`;
}

/** Fewer digits: frames that look the same are then the same text. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 8, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(height)}" rx="${radius}" fill="${fill}" ${more}/>`;

export const dot = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`;

export const stroke = (path: string, color_: string, width = 2, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${color_}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A line that is drawn from its beginning. */
export const drawn = (path: string, color_: string, width: number, done: number): string =>
  stroke(path, color_, width, `pathLength="1" stroke-dasharray="${round(done)} 2"${done <= 0 ? ' opacity="0"' : ''}`);

export const faded = (opacity: number, content: string): string => `<g opacity="${round(opacity)}">${content}</g>`;
