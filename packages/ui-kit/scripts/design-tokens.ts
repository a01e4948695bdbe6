// The tokens in the format of the Design Tokens Community Group (2025.10), for design tools.
// What the format has no type for (fluid type, em, ch) is a string of CSS under `$extensions`, beside the nearest value it can say.
import { breakpoints } from '../src/theme/breakpoints.ts';
import { scales } from '../src/theme/scales.ts';
import { colorRoles, shadowRoles, type Theme } from '../src/theme/theme.ts';
import { themeNames, themes } from '../src/theme/themes.ts';
import { customProperty } from '../src/theme/tokens.ts';

const extension = 'com.regen';
const pixelsPerRem = 16;

export interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions: { [extension]: { css: string; property?: string } };
}
export interface Group {
  [name: string]: Token | Group | string;
}

interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}

function color(css: string) {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(css);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  const channels = hex ? hex.slice(1, 4).map((part) => Number.parseInt(part, 16)) : rgb?.slice(1, 4).map(Number);
  if (!channels) throw new Error(`${css} is neither #rrggbb nor rgb(r g b / alpha).`);
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
    alpha: rgb ? Number(rgb[4]) : 1,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

function dimension(css: string): Dimension {
  const match = /^(-?[\d.]+)(px|rem)?$/.exec(css);
  if (!match || (match[2] === undefined && Number(match[1]) !== 0)) throw new Error(`${css} is not a dimension.`);
  return { value: Number(match[1]), unit: match[2] === 'rem' ? 'rem' : 'px' };
}

function shadow(css: string) {
  return css.split(/,(?![^(]*\))/).map((layer) => {
    const at = layer.search(/#|rgb\(/);
    const [x = '', y = '', third = '', spread = '0'] = layer.slice(0, at).trim().split(/\s+/);
    return {
      color: color(layer.slice(at).trim()),
      offsetX: dimension(x),
      offsetY: dimension(y),
      blur: dimension(third),
      spread: dimension(spread),
    };
  });
}

/** The largest that a fluid size grows to: design tools draw wide screens. */
const largest = (css: string) => (css.startsWith('clamp(') ? (css.slice(6, -1).split(',').at(-1) ?? '').trim() : css);

const families = (css: string) => css.split(',').map((name) => name.trim().replaceAll("'", ''));
const milliseconds = (css: string) => ({ value: Number.parseFloat(css), unit: 'ms' });
const bezier = (css: string) => (/^cubic-bezier\((.+)\)$/.exec(css)?.[1] ?? '').split(',').map(Number);

const kinds: Readonly<Record<keyof typeof scales, readonly [string, (css: string) => unknown, string]>> = {
  space: ['dimension', dimension, 'Distances, on a 4-px grid'],
  font: ['fontFamily', families, 'Typefaces'],
  text: ['dimension', dimension, 'Sizes of running text'],
  heading: ['dimension', (css) => dimension(largest(css)), 'Sizes of headings; most grow with the screen, up to this'],
  leading: ['number', Number, 'Heights of lines, as multiples of the size'],
  tracking: ['number', Number.parseFloat, 'Distances between letters, in em'],
  weight: ['fontWeight', Number, 'Weights of type'],
  radius: ['dimension', dimension, 'Corners'],
  border: ['dimension', dimension, 'Widths of lines'],
  duration: ['duration', milliseconds, 'How long a movement takes'],
  easing: ['cubicBezier', bezier, 'How a movement speeds up and slows down'],
  layer: ['number', Number, 'What lies above what'],
  size: [
    'dimension',
    (css) =>
      css.endsWith('ch') ? { value: (Number.parseFloat(css) * 9) / pixelsPerRem, unit: 'rem' } : dimension(css),
    'Sizes of controls and columns; the measure of text is about this wide',
  ],
};

const token = ($type: string, $value: unknown, css: string, path?: readonly string[]): Token => ({
  $type,
  $value,
  $extensions: { [extension]: path ? { css, property: `--${customProperty(path)}` } : { css } },
});

const entries = (record: object) => Object.entries(record) as [string, string][];

function theme(values: Theme): Group {
  const colors = Object.entries(values.color).map(([role, byKey]) => {
    const words: Readonly<Record<string, string>> = colorRoles[role as keyof typeof colorRoles];
    const tokens = entries(byKey).map(([key, css]) => {
      return [key, { ...token('color', color(css), css, ['color', role, key]), $description: words[key] ?? '' }];
    });
    return [role, Object.fromEntries(tokens) as Group];
  });
  const shadows = entries(values.shadow).map(([key, css]) => {
    const $description = shadowRoles[key as keyof typeof shadowRoles];
    return [key, { ...token('shadow', shadow(css), css, ['shadow', key]), $description }];
  });
  return { color: Object.fromEntries(colors) as Group, shadow: Object.fromEntries(shadows) as Group };
}

/** All tokens: `theme.<name>` holds what themes supply, `shared` what is the same in all of them. */
export function designTokens(): Group {
  const shared = Object.entries(kinds).map(([name, [type, read, $description]]) => {
    const tokens = entries(scales[name as keyof typeof scales]).map(([key, css]) => [
      key,
      token(type, read(css), css, [name, key]),
    ]);
    return [name, { $description, ...(Object.fromEntries(tokens) as Group) }];
  });
  const widths = entries(breakpoints).map(([key, css]) => [
    key,
    token('dimension', { value: Number.parseFloat(css) * pixelsPerRem, unit: 'px' }, css),
  ]);
  return {
    $description: "Tokens of Regen's design system. Made from packages/ui-kit/src/theme; not written by hand.",
    theme: Object.fromEntries(themeNames.map((name) => [name, theme(themes[name])])),
    shared: {
      ...(Object.fromEntries(shared) as Group),
      breakpoint: { $description: 'Smallest widths of a screen', ...(Object.fromEntries(widths) as Group) },
    },
  };
}
