import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { designTokens, type Group, type Token } from '../../scripts/design-tokens.ts';
import { breakpoints } from './breakpoints.ts';
import { scales } from './scales.ts';
import { themeNames, themes } from './themes.ts';
import { customProperty, tokenShape } from './tokens.ts';

const isToken = (node: Group | Token): node is Token => '$value' in node;

function tokensIn(group: Group, path: string[] = []): [string, Token][] {
  return Object.entries(group).flatMap(([name, node]): [string, Token][] => {
    if (typeof node === 'string') return [];
    return isToken(node) ? [[[...path, name].join('.'), node]] : tokensIn(node, [...path, name]);
  });
}

const leaves = (node: object, path: string[] = []): string[][] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leaves(value, [...path, key]) : [[...path, key]],
  );

const exported = designTokens();
const all = tokensIn(exported);
const detail = (token: Token) => token.$extensions['com.regen'];

it('has every custom property of the contract, in each theme', () => {
  const contract = leaves(tokenShape).map((path) => `--${customProperty(path)}`);
  for (const theme of themeNames) {
    const found = all.filter(([name]) => name.startsWith('shared.') || name.startsWith(`theme.${theme}.`));
    const properties = found.map(([, token]) => detail(token).property).filter((name) => name !== undefined);
    expect(properties.toSorted()).toEqual(contract.toSorted());
  }
  expect(all.filter(([, token]) => detail(token).property === undefined).map(([name]) => name)).toEqual(
    Object.keys(breakpoints).map((name) => `shared.breakpoint.${name}`),
  );
});

it('has the values of the themes and scales', () => {
  const valueAt = (root: object, path: string[]) =>
    path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], root);
  for (const [name, token] of all) {
    const [kind = '', first = '', ...rest] = name.split('.');
    const source = kind === 'theme' ? themes[first as keyof typeof themes] : { ...scales, breakpoint: breakpoints };
    expect([name, detail(token).css]).toEqual([name, valueAt(source, kind === 'theme' ? rest : [first, ...rest])]);
  }
});

const number = expect.any(Number) as number;
const dimension = { value: number, unit: expect.stringMatching(/^(px|rem)$/) as string };
const color = {
  colorSpace: 'srgb',
  components: [number, number, number],
  alpha: number,
  hex: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
};
const layer = { color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension };
const shapes: Record<string, unknown> = {
  color,
  dimension,
  number,
  fontWeight: number,
  fontFamily: expect.arrayContaining([expect.stringMatching(/^[A-Za-z]/)]) as string[],
  duration: { value: number, unit: 'ms' },
  cubicBezier: [number, number, number, number],
};

it.each(all)('%s is what the format asks of its type', (_name, { $type, $value }) => {
  const numbers = JSON.stringify($value, (_key, value: unknown) => (Number.isNaN(value) ? 'not a number' : value));
  expect(numbers).not.toContain('not a number');
  const expected = $type === 'shadow' ? ($value as unknown[]).map(() => layer) : shapes[$type];
  expect($value).toEqual(expected);
});

it('says what each says in CSS', () => {
  const byName = Object.fromEntries(all);
  expect(byName['theme.light.color.primary.solid']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.2078, 0.2235, 0.3294], alpha: 1, hex: '#353954' },
    $description: 'The main action, and its color as text',
    $extensions: { 'com.regen': { css: '#353954', property: '--rg-color-primary-solid' } },
  });
  expect(byName['shared.heading.hero']?.$value).toEqual({ value: 4.75, unit: 'rem' });
  expect(byName['shared.breakpoint.tablet']?.$value).toEqual({ value: 768, unit: 'px' });
  expect(byName['theme.light.shadow.float']?.$value).toHaveLength(2);
});

it('is in the built package', () => {
  const built = readFileSync(join(import.meta.dirname, '../../dist/tokens.json'), 'utf8');
  expect(JSON.parse(built)).toEqual(exported);
});
