import { readFileSync } from 'node:fs';
import type { Look, Picture } from './picture.ts';

const part = (name: string): string => readFileSync(new URL(`shader/${name}.glsl`, import.meta.url), 'utf8');

/** A well-lit treatment room in the late morning. */
const usual: Look = {
  floor: '#e9e1d6',
  wall: '#e6ddd0',
  depth: 3.2,
  light: [-0.62, 0.62, 0.42],
  key: 1.85,
  fill: 0.72,
  exposure: 0.8,
  panes: [7.4, 6.8],
  paneAt: [0.5, 0.9],
  bars: [3.7, 3.4],
  paneSoft: 0.11,
  index: 1.42,
};

const linear = (byte: string): string => ((Number.parseInt(byte, 16) / 255) ** 2.2).toFixed(4);
const number = (value: number): string => value.toFixed(4);
const vector = (values: readonly number[]): string => `vec${String(values.length)}(${values.map(number).join(', ')})`;

function defines(look: Look, hasClear: boolean): string {
  const values = {
    FLOOR: look.floor,
    WALL: look.wall,
    DEPTH: number(look.depth),
    LIGHT: vector(look.light),
    KEY: number(look.key),
    FILL: number(look.fill),
    EXPOSURE: number(look.exposure),
    PANES: vector(look.panes),
    PANE_AT: vector(look.paneAt),
    BARS: vector(look.bars),
    PANE_SOFT: number(look.paneSoft),
    INDEX: number(look.index),
    // Not known to the compiler, so that it leaves loops as they are.
    ZERO: 'min(0, int(size.x))',
    ...(hasClear && { HAS_CLEAR: '1' }),
  };
  return Object.entries(values)
    .map(([name, value]) => `#define ${name} ${value}`)
    .join('\n');
}

/**
 * Shapes twice: those named `plain…` only tell the distance, which is all that most steps of a ray need; the others also the color.
 */
function twice(things: string): string {
  const names = new Set(
    [...things.matchAll(/^\s*(?:void|float|vec[23]|mat2) (\w+)\([^;]*\{/gm)].map(([, name = '']) => name),
  );
  const plain = things.replaceAll(/\b[a-zA-Z]\w*\b(?=\()/g, (name) => (names.has(name) ? `plain_${name}` : name));
  const [constants = ''] = /^const vec3 .*$/m.exec(things) ?? [];
  const near = `float D; vec3 C; float G;\n${constants}\n`;
  const put = 'void put(float d, vec3 color, float gloss) { if (d < D) { D = d; C = color; G = gloss; } }';
  return `${near}${put}\nvoid plain_put(float d, vec3 color, float gloss) { D = min(D, d); }\n${plain.replace(constants, '').replaceAll(/\bput\(/g, 'plain_put(')}\n${things.replace(constants, '')}`;
}

/** The whole fragment shader of a picture. Colors are written as on the web. */
export function shaderOf(picture: Picture): string {
  const { eye, at, lens = 2.05, look, solid, clear, paint, veil, parts } = picture;
  const source = [
    defines({ ...usual, ...look }, clear !== undefined),
    'precision highp float;\nuniform vec2 size;\nuniform vec2 nudge;\nuniform sampler2D edges;\nout vec4 color;\nvec3 clearShade;',
    part('shapes'),
    `void camera(out vec3 eye, out vec3 at, out float lens) { eye = ${vector(eye)}; at = ${vector(at)}; lens = ${number(lens)}; }`,
    twice(
      [part('props'), parts ?? '', `void solid(vec3 p) { ${solid} }`, `void clear(vec3 p) { ${clear ?? ''} }`].join(
        '\n',
      ),
    ),
    `vec3 paint(vec3 p, vec3 n, vec3 c) { ${paint ?? ''} return c; }`,
    `float veil(vec2 p) { ${veil ?? 'return 0.0;'} }`,
    part('stage'),
  ].join('\n');
  const colored = source.replaceAll(
    /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/g,
    (_, r: string, g: string, b: string) => `vec3(${linear(r)}, ${linear(g)}, ${linear(b)})`,
  );
  return `#version 300 es\n${colored}`;
}
